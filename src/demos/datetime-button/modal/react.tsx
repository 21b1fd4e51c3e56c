import {
  IonContent,
  IonDatetime,
  IonDatetimeButton,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonModal,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [when, setWhen] = useState('2025-06-12T09:30');

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Reminder</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonList>
          <IonItem>
            <IonLabel>When</IonLabel>
            <IonDatetimeButton slot="end" datetime="reminder" />
          </IonItem>
        </IonList>
        <IonModal keepContentsMounted aria-label="When">
          <IonDatetime
            id="reminder"
            presentation="date-time"
            value={when}
            onIonChange={(event) => setWhen(event.detail.value as string)}
          />
        </IonModal>
      </IonContent>
    </IonPage>
  );
}
