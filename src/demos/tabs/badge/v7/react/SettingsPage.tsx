import { IonContent, IonHeader, IonPage, IonTitle, IonToolbar } from '@ionic/react';

export function SettingsPage() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Settings</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>Language: English.</p>
      </IonContent>
    </IonPage>
  );
}
