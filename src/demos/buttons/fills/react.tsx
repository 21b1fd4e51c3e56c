import { IonButton, IonButtons, IonTitle, IonToolbar } from '@ionic/react';

export default function Example() {
  return (
    <>
      <IonToolbar>
        <IonTitle>Plain</IonTitle>
        <IonButtons slot="end">
          <IonButton>Save</IonButton>
        </IonButtons>
      </IonToolbar>
      <IonToolbar>
        <IonTitle>Outline</IonTitle>
        <IonButtons slot="end">
          <IonButton fill="outline">Save</IonButton>
        </IonButtons>
      </IonToolbar>
      <IonToolbar>
        <IonTitle>Solid</IonTitle>
        <IonButtons slot="end">
          <IonButton fill="solid" color="primary">
            Save
          </IonButton>
        </IonButtons>
      </IonToolbar>
    </>
  );
}
