import { IonItem, IonLabel, IonList, IonListHeader } from '@ionic/react';

export default function Example() {
  return (
    <IonList>
      <IonListHeader lines="full">
        <IonLabel>Full</IonLabel>
      </IonListHeader>
      <IonItem lines="none">
        <IonLabel>Water the plants</IonLabel>
      </IonItem>
      <IonListHeader lines="inset">
        <IonLabel>Inset</IonLabel>
      </IonListHeader>
      <IonItem lines="none">
        <IonLabel>Call the dentist</IonLabel>
      </IonItem>
      <IonListHeader lines="none">
        <IonLabel>None</IonLabel>
      </IonListHeader>
      <IonItem lines="none">
        <IonLabel>Return the books</IonLabel>
      </IonItem>
    </IonList>
  );
}
