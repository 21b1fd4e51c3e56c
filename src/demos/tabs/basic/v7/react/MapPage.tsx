import { IonContent, IonHeader, IonPage, IonTitle, IonToolbar } from '@ionic/react';

export function MapPage() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Map</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>The path along the river is open.</p>
      </IonContent>
    </IonPage>
  );
}
