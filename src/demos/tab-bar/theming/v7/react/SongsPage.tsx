import { IonContent, IonHeader, IonPage, IonTitle, IonToolbar } from '@ionic/react';

export function SongsPage() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Songs</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>Sorted by artist.</p>
      </IonContent>
    </IonPage>
  );
}
