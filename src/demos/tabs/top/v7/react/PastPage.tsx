import { IonContent, IonHeader, IonPage, IonTitle, IonToolbar } from '@ionic/react';

export function PastPage() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Past</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>Nine orders since January.</p>
      </IonContent>
    </IonPage>
  );
}
