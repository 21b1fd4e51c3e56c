import { IonCheckbox, IonItem, IonList } from '@ionic/react';

export default function Example() {
  return (
    <IonList>
      <IonItem>
        <IonCheckbox labelPlacement="start" justify="space-between">
          Before, at both ends
        </IonCheckbox>
      </IonItem>
      <IonItem>
        <IonCheckbox labelPlacement="end" justify="start">
          After, together
        </IonCheckbox>
      </IonItem>
      <IonItem>
        <IonCheckbox labelPlacement="fixed" justify="start">
          Fixed
        </IonCheckbox>
      </IonItem>
      <IonItem>
        <IonCheckbox labelPlacement="stacked" alignment="start">
          Above the box
        </IonCheckbox>
      </IonItem>
    </IonList>
  );
}
