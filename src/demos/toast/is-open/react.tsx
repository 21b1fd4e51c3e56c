import { IonButton, IonContent, IonText, IonToast } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);

  async function send() {
    setSending(true);
    // Stands in for a request
    await new Promise((resolve) => setTimeout(resolve, 2000));
    setSending(false);
    setSent(true);
  }

  return (
    <IonContent className="ion-padding">
      <IonButton expand="block" onClick={send}>
        Send the photos
      </IonButton>
      <p>
        <IonText color={sent ? 'primary' : undefined}>
          {sent ? 'The photos are sent.' : 'Three photos are ready.'}
        </IonText>
      </p>
      <IonToast message="Sending three photos…" position="bottom" isOpen={sending} />
    </IonContent>
  );
}
