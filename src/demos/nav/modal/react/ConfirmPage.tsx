import {
  IonBackButton,
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonTitle,
  IonToolbar,
} from '@ionic/react';

export function ConfirmPage({ onPrint }: { onPrint: () => void }) {
  return (
    <>
      <IonHeader>
        <IonToolbar>
          <IonButtons slot="start">
            <IonBackButton />
          </IonButtons>
          <IonTitle>Confirm</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>The label costs €5.</p>
        <IonButton expand="block" onClick={onPrint}>
          Print
        </IonButton>
      </IonContent>
    </>
  );
}
