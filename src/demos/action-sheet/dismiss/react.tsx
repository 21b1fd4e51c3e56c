import { IonActionSheet, IonButton, IonContent, IonText } from '@ionic/react';
import { useRef, useState } from 'react';

const buttons = [
  { text: 'Answer', role: 'answer' },
  { text: 'Decline', role: 'cancel' },
];

export default function Example() {
  const sheet = useRef<HTMLIonActionSheetElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [role, setRole] = useState<string>();

  // Anna gives up after three seconds
  function wait() {
    timer.current = setTimeout(() => sheet.current?.dismiss(undefined, 'missed'), 3000);
  }

  function onWillDismiss(reason?: string) {
    clearTimeout(timer.current);
    setRole(reason);
  }

  return (
    <IonContent className="ion-padding">
      <IonButton id="call" expand="block">
        Call me
      </IonButton>
      <p>
        <IonText color={role && 'primary'}>{role ? `Role: ${role}` : 'No call yet.'}</IonText>
      </p>
      <IonActionSheet
        ref={sheet}
        trigger="call"
        header="Call from Anna"
        buttons={buttons}
        onDidPresent={wait}
        onWillDismiss={({ detail }) => onWillDismiss(detail.role)}
      />
    </IonContent>
  );
}
