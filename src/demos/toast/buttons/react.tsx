import { IonButton, IonContent, IonText, IonToast, type ToastButton } from '@ionic/react';
import { close } from 'ionicons/icons';
import { useState } from 'react';

const buttons: ToastButton[] = [
  { text: 'Undo', role: 'undo' },
  { icon: close, role: 'cancel', htmlAttributes: { 'aria-label': 'Close' } },
];

export default function Example() {
  const [state, setState] = useState<{ text: string; color?: string }>({
    text: 'The message is in the inbox.',
  });

  return (
    <IonContent className="ion-padding">
      <IonButton id="archive" expand="block">
        Archive message
      </IonButton>
      <p>
        <IonText color={state.color}>{state.text}</IonText>
      </p>
      <IonToast
        trigger="archive"
        message="Message archived."
        duration={6000}
        swipeGesture="vertical"
        buttons={buttons}
        onWillPresent={() => setState({ text: 'The message is in the archive.', color: 'dark' })}
        onWillDismiss={({ detail }) => {
          if (detail.role === 'undo') {
            setState({ text: 'The message is back in the inbox.', color: 'primary' });
          }
        }}
      />
    </IonContent>
  );
}
