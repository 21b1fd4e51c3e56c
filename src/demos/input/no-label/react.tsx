import { IonButton, IonButtons, IonInput, IonToolbar } from '@ionic/react';

export default function Example() {
  return (
    <IonToolbar>
      <IonInput
        className="ion-padding-horizontal"
        type="search"
        aria-label="Town or postcode, to find a library"
        placeholder="Town or postcode"
      />
      <IonButtons slot="end">
        <IonButton>Search</IonButton>
      </IonButtons>
    </IonToolbar>
  );
}
