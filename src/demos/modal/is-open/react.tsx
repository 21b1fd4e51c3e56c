import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonModal,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [searching, setSearching] = useState(false);
  const [open, setOpen] = useState(false);

  async function find() {
    setSearching(true);
    // Stands in for a request
    await new Promise((resolve) => setTimeout(resolve, 600));
    setSearching(false);
    setOpen(true);
  }

  return (
    <IonContent className="ion-padding">
      <IonButton expand="block" disabled={searching} onClick={find}>
        Find my bicycle
      </IonButton>
      <p>The modal opens once the bicycle is found.</p>
      <IonModal aria-label="Bicycle" isOpen={open} onDidDismiss={() => setOpen(false)}>
        <IonHeader>
          <IonToolbar>
            <IonTitle>Bicycle</IonTitle>
            <IonButtons slot="end">
              <IonButton onClick={() => setOpen(false)}>Close</IonButton>
            </IonButtons>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">
          <p>Found, 300 m from here.</p>
        </IonContent>
      </IonModal>
    </IonContent>
  );
}
