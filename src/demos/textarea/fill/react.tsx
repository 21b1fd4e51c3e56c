import { IonButton, IonIcon, IonTextarea } from '@ionic/react';
import { send } from 'ionicons/icons';
import { useState } from 'react';

export default function Example() {
  const [message, setMessage] = useState('');
  const [sent, setSent] = useState('');

  function submit() {
    if (!message) return;
    setSent(`Sent: ${message}`);
    setMessage('');
  }

  return (
    <>
      <IonTextarea mode="md" fill="solid" label="Notes" labelPlacement="floating" rows={2} />
      <IonTextarea
        className="ion-margin-top"
        mode="md"
        fill="outline"
        shape="round"
        aria-label="Message"
        placeholder="Message"
        autoGrow
        rows={1}
        value={message}
        onIonInput={(event) => setMessage(event.detail.value ?? '')}
      >
        <IonButton slot="end" fill="clear" aria-label="Send" onClick={submit}>
          <IonIcon slot="icon-only" icon={send} aria-hidden="true" />
        </IonButton>
      </IonTextarea>
      <p>
        <output>{sent}</output>
      </p>
    </>
  );
}
