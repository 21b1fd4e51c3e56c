import { IonButton, IonContent, IonHeader, IonNavLink, IonTitle, IonToolbar } from '@ionic/react';
import { KitchenPage } from './KitchenPage';

export function HousePage() {
  return (
    <>
      <IonHeader>
        <IonToolbar>
          <IonTitle>House</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>All windows are closed.</p>
        <IonNavLink component={() => <KitchenPage />}>
          <IonButton>Show the kitchen</IonButton>
        </IonNavLink>
      </IonContent>
    </>
  );
}
