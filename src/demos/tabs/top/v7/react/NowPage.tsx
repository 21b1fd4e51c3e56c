import { IonContent, IonHeader, IonPage, IonTitle, IonToolbar } from '@ionic/react';

export function NowPage() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Current</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>One order is being packed.</p>
      </IonContent>
    </IonPage>
  );
}
