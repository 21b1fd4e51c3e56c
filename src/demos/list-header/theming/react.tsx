import { IonItem, IonLabel, IonList, IonListHeader } from '@ionic/react';

const css = `
  ion-list-header.line {
    --background: #ede9fe;
    --color: #4c1d95;
    --border-color: #7c3aed;
    --border-width: 0 0 2px;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonList>
        <IonListHeader color="tertiary">
          <IonLabel>Monday</IonLabel>
        </IonListHeader>
        <IonItem lines="none">
          <IonLabel>Water the plants</IonLabel>
        </IonItem>
        <IonListHeader className="line" lines="full">
          <IonLabel>Tuesday</IonLabel>
        </IonListHeader>
        <IonItem lines="none">
          <IonLabel>Call the dentist</IonLabel>
        </IonItem>
      </IonList>
    </>
  );
}
