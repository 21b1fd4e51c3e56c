import { IonButton, IonContent, IonLoading } from '@ionic/react';

export default function Example() {
  return (
    <IonContent className="ion-padding">
      <IonButton id="refresh" expand="block">
        Refresh
      </IonButton>
      <p>The indicator closes after two seconds.</p>
      <IonLoading trigger="refresh" message="Fetching messages…" duration={2000} />
    </IonContent>
  );
}
