import { IonItem, IonLabel, IonList } from '@ionic/react';

export default function Example() {
  return (
    <IonList>
      <IonItem>
        <IonLabel>Default</IonLabel>
      </IonItem>
      <IonItem color="primary">
        <IonLabel>primary</IonLabel>
      </IonItem>
      <IonItem color="tertiary">
        <IonLabel>tertiary</IonLabel>
      </IonItem>
      <IonItem color="light">
        <IonLabel>light</IonLabel>
      </IonItem>
    </IonList>
  );
}
