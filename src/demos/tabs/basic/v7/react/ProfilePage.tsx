import { IonContent, IonHeader, IonPage, IonTitle, IonToolbar } from '@ionic/react';

export function ProfilePage() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Profile</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>Signed in as Kim.</p>
      </IonContent>
    </IonPage>
  );
}
