import { IonContent, IonItem, IonList, IonSelect, IonSelectOption } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [toppings, setToppings] = useState(['olives', 'onions', 'basil']);

  return (
    <IonContent>
      <IonList>
        <IonItem>
          <IonSelect
            label="Toppings"
            multiple
            interface="popover"
            value={toppings}
            selectedText={`${toppings.length} of 4`}
            onIonChange={({ detail }) => setToppings(detail.value)}
          >
            <IonSelectOption value="olives">Olives</IonSelectOption>
            <IonSelectOption value="onions">Onions</IonSelectOption>
            <IonSelectOption value="peppers">Peppers</IonSelectOption>
            <IonSelectOption value="basil">Basil</IonSelectOption>
          </IonSelect>
        </IonItem>
      </IonList>
    </IonContent>
  );
}
