import { IonSelect, IonSelectOption, IonTitle, IonToolbar } from '@ionic/react';

export default function Example() {
  return (
    <IonToolbar>
      <IonTitle>Notes</IonTitle>
      <IonSelect
        slot="end"
        className="ion-padding-end"
        aria-label="Sort the notes by"
        interface="popover"
        value="new"
      >
        <IonSelectOption value="new">Newest first</IonSelectOption>
        <IonSelectOption value="old">Oldest first</IonSelectOption>
      </IonSelect>
    </IonToolbar>
  );
}
