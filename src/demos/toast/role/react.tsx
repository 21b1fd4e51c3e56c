import { IonButton, IonContent, IonText, IonToast, type ToastButton } from '@ionic/react';
import { useState } from 'react';

const buttons: ToastButton[] = [
  { text: 'Thanks', role: 'thanks' },
  { text: 'Close', role: 'cancel' },
];

export default function Example() {
  const [role, setRole] = useState<string>();

  return (
    <IonContent className="ion-padding">
      <IonButton id="call" expand="block">
        Call the ferry
      </IonButton>
      <p>
        <IonText color={role && 'primary'}>
          {role ? `Role: ${role}` : 'How did the toast close?'}
        </IonText>
      </p>
      <IonToast
        trigger="call"
        message="The ferry is coming."
        duration={3000}
        swipeGesture="vertical"
        buttons={buttons}
        onDidDismiss={({ detail }) => setRole(detail.role)}
      />
    </IonContent>
  );
}
