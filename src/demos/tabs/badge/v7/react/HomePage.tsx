import { IonContent, IonHeader, IonPage, IonTitle, IonToolbar } from '@ionic/react';

export function HomePage() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Home</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>Nothing is due today.</p>
      </IonContent>
    </IonPage>
  );
}
