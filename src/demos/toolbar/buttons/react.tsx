import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonIcon,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { locationOutline } from 'ionicons/icons';
import { useState } from 'react';

export default function Example() {
  const [status, setStatus] = useState('');

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonButtons slot="start">
            <IonButton onClick={() => setStatus('')}>Cancel</IonButton>
          </IonButtons>
          <IonTitle>Address</IonTitle>
          <IonButtons slot="end">
            <IonButton
              aria-label="Find on the map"
              onClick={() => setStatus('Found, 300 m from here.')}
            >
              <IonIcon slot="icon-only" icon={locationOutline} aria-hidden="true" />
            </IonButton>
          </IonButtons>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>12 Harbor Street</p>
        <p role="status">{status}</p>
      </IonContent>
    </IonPage>
  );
}
