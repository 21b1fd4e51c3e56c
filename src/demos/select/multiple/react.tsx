import { IonContent, IonItem, IonList, IonSelect, IonSelectOption, IonText } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [toppings, setToppings] = useState<string[]>([]);

  return (
    <IonContent>
      <IonList>
        <IonItem>
          <IonSelect
            label="Toppings"
            placeholder="None"
            multiple
            value={toppings}
            onIonChange={({ detail }) => setToppings(detail.value)}
          >
            <IonSelectOption value="olives">Olives</IonSelectOption>
            <IonSelectOption value="onions">Onions</IonSelectOption>
            <IonSelectOption value="peppers">Peppers</IonSelectOption>
          </IonSelect>
        </IonItem>
      </IonList>
      <p className="ion-padding-horizontal">
        <IonText color={toppings.length ? 'primary' : undefined}>
          Toppings: {toppings.length}
        </IonText>
      </p>
    </IonContent>
  );
}
