import { IonButton, IonContent, useIonLoading } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [status, setStatus] = useState('Not saved yet.');
  const [present, dismiss] = useIonLoading();

  async function save() {
    await present({ message: 'Saving…' });
    // Stands in for a request
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await dismiss();
    setStatus('Saved.');
  }

  return (
    <IonContent className="ion-padding">
      <IonButton expand="block" onClick={save}>
        Save
      </IonButton>
      <p role="status">{status}</p>
    </IonContent>
  );
}
