import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonPage,
  IonRefresher,
  IonRefresherContent,
  IonTitle,
  IonToolbar,
  type RefresherCustomEvent,
} from '@ionic/react';
import { chevronDownCircleOutline } from 'ionicons/icons';
import { useState } from 'react';

export default function Example() {
  const [temperature, setTemperature] = useState(14);

  // Stands in for a request
  async function read() {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    setTemperature((degrees) => degrees + 0.3);
  }

  async function onRefresh(event: RefresherCustomEvent) {
    try {
      await read();
    } finally {
      event.detail.complete();
    }
  }

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Outside</IonTitle>
          <IonButtons slot="end">
            <IonButton onClick={() => void read()}>Refresh</IonButton>
          </IonButtons>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding ion-text-center">
        <IonRefresher slot="fixed" onIonRefresh={(event) => void onRefresh(event)}>
          <IonRefresherContent
            pullingIcon={chevronDownCircleOutline}
            pullingText="Pull for a new reading"
            refreshingSpinner="dots"
            refreshingText="Asking the sensor…"
          />
        </IonRefresher>
        <h1>{temperature.toFixed(1)} °C</h1>
        <p>Balcony, in the shade</p>
      </IonContent>
    </IonPage>
  );
}
