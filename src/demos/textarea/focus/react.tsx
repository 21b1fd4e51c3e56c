import { IonButton, IonItem, IonLabel, IonList, IonText, IonTextarea } from '@ionic/react';
import { useRef, useState } from 'react';

export default function Example() {
  const textarea = useRef<HTMLIonTextareaElement>(null);
  const [focused, setFocused] = useState(false);

  return (
    <>
      <IonList>
        <IonItem>
          <IonLabel>Can you bring the ladder?</IonLabel>
          <IonButton slot="end" fill="outline" onClick={() => textarea.current?.setFocus()}>
            Reply
          </IonButton>
        </IonItem>
      </IonList>
      <IonTextarea
        ref={textarea}
        aria-label="Reply"
        placeholder="Your reply"
        rows={2}
        onIonFocus={() => setFocused(true)}
        onIonBlur={() => setFocused(false)}
      />
      <p>
        <IonText color={focused ? 'primary' : undefined}>
          {focused ? 'The field has the focus.' : 'Press the button.'}
        </IonText>
      </p>
    </>
  );
}
