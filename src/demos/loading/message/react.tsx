import { IonButton, IonContent, IonLoading, IonText } from '@ionic/react';
import { useState } from 'react';

// Stands in for the work
const work = () => new Promise((resolve) => setTimeout(resolve, 800));

export default function Example() {
  const [message, setMessage] = useState('Photo 1 of 3');
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);

  async function run() {
    setMessage('Photo 1 of 3');
    setOpen(true);
    await work();
    setMessage('Photo 2 of 3');
    await work();
    setMessage('Photo 3 of 3');
    await work();
    setOpen(false);
    setDone(true);
  }

  return (
    <IonContent className="ion-padding">
      <IonButton expand="block" onClick={() => void run()}>
        Export photos
      </IonButton>
      <p role="status">
        <IonText color={done ? 'primary' : undefined}>
          {done ? 'Three photos are exported.' : 'Nothing is exported.'}
        </IonText>
      </p>
      <IonLoading message={message} isOpen={open} />
    </IonContent>
  );
}
