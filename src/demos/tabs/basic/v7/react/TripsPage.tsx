import { IonContent, IonHeader, IonPage, IonTitle, IonToolbar } from '@ionic/react';

export function TripsPage() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Trips</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>You have saved three trips.</p>
      </IonContent>
    </IonPage>
  );
}
