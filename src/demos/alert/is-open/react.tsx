import { IonAlert, IonButton, IonContent } from '@ionic/react';
import { useState } from 'react';

const buttons = ['Close'];

export default function Example() {
  const [open, setOpen] = useState(false);

  async function look() {
    // Stands in for a request
    await new Promise((resolve) => setTimeout(resolve, 600));
    setOpen(true);
  }

  return (
    <IonContent className="ion-padding">
      <IonButton expand="block" onClick={look}>
        Look for new trips
      </IonButton>
      <IonAlert
        header="No new trips"
        message="Three trips are on your list already."
        buttons={buttons}
        isOpen={open}
        onDidDismiss={() => setOpen(false)}
      />
    </IonContent>
  );
}
