import { IonItem, IonLabel, IonList, IonListHeader, IonRadio, IonRadioGroup } from '@ionic/react';
import { useState } from 'react';

const ways = [
  { value: 'shop', label: 'Collect in the shop', fee: 'none' },
  { value: 'post', label: 'By post', fee: '€4' },
  { value: 'courier', label: 'By courier', fee: '€9' },
];

export default function Example() {
  const [chosen, setChosen] = useState('shop');

  return (
    <>
      <IonRadioGroup value={chosen} onIonChange={(event) => setChosen(event.detail.value)}>
        <IonList>
          <IonListHeader>
            <IonLabel>Delivery</IonLabel>
          </IonListHeader>
          {ways.map(({ value, label }) => (
            <IonItem key={value}>
              <IonRadio value={value} justify="space-between">
                {label}
              </IonRadio>
            </IonItem>
          ))}
        </IonList>
      </IonRadioGroup>
      <p>Fee: {ways.find(({ value }) => value === chosen)?.fee}</p>
    </>
  );
}
