import { IonContent, IonSelect, IonSelectOption } from '@ionic/react';
import { add, remove } from 'ionicons/icons';

const css = `
  ion-select.own {
    --background: var(--ion-color-light);
    --border-radius: 16px;
    --padding-start: 16px;
    --padding-end: 16px;
  }

  ion-select.own::part(icon) {
    color: var(--ion-color-primary);
  }
`;

export default function Example() {
  return (
    <IonContent className="ion-padding">
      <style>{css}</style>
      <IonSelect label="Floor" labelPlacement="stacked" fill="outline" shape="round" value="1">
        <IonSelectOption value="1">First</IonSelectOption>
        <IonSelectOption value="2">Second</IonSelectOption>
      </IonSelect>
      <IonSelect
        className="ion-margin-top"
        label="Room"
        labelPlacement="floating"
        fill="solid"
        interface="popover"
      >
        <IonSelectOption value="a">Room A</IonSelectOption>
        <IonSelectOption value="b">Room B</IonSelectOption>
      </IonSelect>
      <IonSelect
        className="own ion-margin-top"
        label="Seats"
        interface="popover"
        toggleIcon={add}
        expandedIcon={remove}
        value="4"
      >
        <IonSelectOption value="4">Four</IonSelectOption>
        <IonSelectOption value="8">Eight</IonSelectOption>
      </IonSelect>
    </IonContent>
  );
}
