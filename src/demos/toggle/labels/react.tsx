import { IonItem, IonList, IonToggle } from '@ionic/react';

export default function Example() {
  return (
    <IonList>
      <IonItem>
        <IonToggle justify="space-between">Label at the start, apart</IonToggle>
      </IonItem>
      <IonItem>
        <IonToggle justify="start">Label at the start, together</IonToggle>
      </IonItem>
      <IonItem>
        <IonToggle labelPlacement="end" justify="start">
          Label at the end
        </IonToggle>
      </IonItem>
      <IonItem>
        <IonToggle labelPlacement="stacked" alignment="start">
          Label above
        </IonToggle>
      </IonItem>
    </IonList>
  );
}
