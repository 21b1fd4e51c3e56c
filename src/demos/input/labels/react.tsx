import { IonInput, IonItem, IonList } from '@ionic/react';

export default function Example() {
  return (
    <IonList>
      <IonItem>
        <IonInput label="Name" labelPlacement="fixed" placeholder="Kim Lee" />
      </IonItem>
      <IonItem>
        <IonInput label="Email" labelPlacement="floating" type="email" />
      </IonItem>
      <IonItem>
        <IonInput label="City" labelPlacement="stacked" placeholder="Osaka" />
      </IonItem>
    </IonList>
  );
}
