import {
  IonContent,
  IonFab,
  IonFabButton,
  IonHeader,
  IonIcon,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { cart } from 'ionicons/icons';
import { useState } from 'react';

export default function Example() {
  const [status, setStatus] = useState('');

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar color="primary">
          <IonTitle>Lemon cake</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <IonFab slot="fixed" vertical="top" horizontal="end" edge>
          <IonFabButton
            color="light"
            aria-label="Add to shopping list"
            onClick={() => setStatus('Five things are on your list.')}
          >
            <IonIcon icon={cart} aria-hidden="true" />
          </IonFabButton>
        </IonFab>
        <p className="ion-padding-top">
          Two lemons, four eggs, 200 g each of sugar, butter and flour.
        </p>
        <p role="status">{status}</p>
      </IonContent>
    </IonPage>
  );
}
