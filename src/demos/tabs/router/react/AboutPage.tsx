import { IonContent, IonHeader, IonPage, IonTitle, IonToolbar } from '@ionic/react';

export function AboutPage() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>About</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>The library opens at ten.</p>
      </IonContent>
    </IonPage>
  );
}
