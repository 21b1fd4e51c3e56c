import { IonContent, IonHeader, IonPage, IonTitle, IonToolbar } from '@ionic/react';

export function MessagesPage() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Messages</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>Three new messages.</p>
      </IonContent>
    </IonPage>
  );
}
