import {
  IonButton,
  IonButtons,
  IonCheckbox,
  IonContent,
  IonFooter,
  IonHeader,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [agreed, setAgreed] = useState(false);

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Boat rental</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>Bring the boat back before sunset, dry and clean.</p>
        <IonCheckbox
          labelPlacement="end"
          checked={agreed}
          onIonChange={({ detail }) => setAgreed(detail.checked)}
        >
          I agree to these rules
        </IonCheckbox>
      </IonContent>
      <IonFooter>
        <IonToolbar>
          <IonTitle size="small">2 hours, 24 €</IonTitle>
          <IonButtons slot="end">
            <IonButton fill="solid" color="primary" disabled={!agreed}>
              Book
            </IonButton>
          </IonButtons>
        </IonToolbar>
      </IonFooter>
    </IonPage>
  );
}
