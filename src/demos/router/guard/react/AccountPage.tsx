import { IonContent, IonHeader, IonPage, IonTitle, IonToolbar } from '@ionic/react';

export function AccountPage() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Account</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>You are logged in.</p>
      </IonContent>
    </IonPage>
  );
}
