import { IonButton, IonContent, IonLoading, IonText } from '@ionic/react';
import { useState } from 'react';

const send = () => new Promise((resolve) => setTimeout(resolve, 1500));

export default function Example() {
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);

  async function onSend() {
    setSending(true);
    try {
      await send();
      setSent(true);
    } finally {
      setSending(false);
    }
  }

  return (
    <IonContent className="ion-padding">
      <IonButton expand="block" onClick={() => void onSend()}>
        Send report
      </IonButton>
      <p role="status">
        <IonText color={sent ? 'primary' : undefined}>
          {sent ? 'The report is sent.' : 'Not sent yet.'}
        </IonText>
      </p>
      <IonLoading message="Sending…" isOpen={sending} />
    </IonContent>
  );
}
