import { IonButton, IonButtons, IonHeader, IonIcon, IonTitle, IonToolbar } from '@ionic/react';
import { star, starOutline } from 'ionicons/icons';
import { useState } from 'react';

export default function Example() {
  const [on, setOn] = useState(false);

  return (
    <IonHeader>
      <IonToolbar>
        <IonButtons slot="start">
          <IonButton>Start</IonButton>
        </IonButtons>
        <IonTitle>Sides</IonTitle>
        <IonButtons slot="end">
          <IonButton>End</IonButton>
        </IonButtons>
      </IonToolbar>
      <IonToolbar>
        <IonButtons slot="secondary">
          <IonButton>Cancel</IonButton>
        </IonButtons>
        <IonTitle>Order</IonTitle>
        <IonButtons slot="primary">
          <IonButton strong aria-label="Favorite" aria-pressed={on} onClick={() => setOn(!on)}>
            <IonIcon slot="icon-only" icon={on ? star : starOutline} aria-hidden="true" />
          </IonButton>
        </IonButtons>
      </IonToolbar>
    </IonHeader>
  );
}
