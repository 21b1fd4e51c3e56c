import {
  IonButton,
  IonContent,
  IonHeader,
  IonPage,
  IonPickerLegacy,
  IonTitle,
  IonToolbar,
} from '@ionic/react';

const css = `
  ion-picker-legacy.tall-picker {
    --height: 300px;
    --border-color: #704cff;
    --border-width: 2px 0 0;
    --backdrop-opacity: 0.5;
  }

  ion-picker-legacy.tall-picker .picker-toolbar-confirm button {
    font-weight: bold;
  }
`;
const columns = [
  { name: 'row', prefix: 'Row', options: ['12', '13', '14', '15'].map((text) => ({ text })) },
  { name: 'seat', options: ['A', 'B', 'C'].map((text) => ({ text })) },
];
const buttons = [
  { text: 'Cancel', role: 'cancel' },
  { text: 'Done', role: 'confirm' },
];

export default function Example() {
  return (
    <IonPage>
      <style>{css}</style>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Flight</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <IonButton id="open" expand="block">
          Choose a seat
        </IonButton>
        <IonPickerLegacy
          trigger="open"
          cssClass="tall-picker"
          columns={columns}
          buttons={buttons}
        />
      </IonContent>
    </IonPage>
  );
}
