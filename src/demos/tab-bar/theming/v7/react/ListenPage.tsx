import { IonContent, IonHeader, IonPage, IonTitle, IonToolbar } from '@ionic/react';

export function ListenPage() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Listen</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>Seven stations near you.</p>
      </IonContent>
    </IonPage>
  );
}
