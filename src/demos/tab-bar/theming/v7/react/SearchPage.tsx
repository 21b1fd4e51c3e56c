import { IonContent, IonHeader, IonPage, IonTitle, IonToolbar } from '@ionic/react';

export function SearchPage() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Search</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>Type a title.</p>
      </IonContent>
    </IonPage>
  );
}
