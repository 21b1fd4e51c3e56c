import { IonPicker, IonPickerColumn, IonPickerColumnOption } from '@ionic/react';
import { useState } from 'react';

const menu: Record<string, string[]> = {
  Tea: ['Green', 'Black', 'Mint', 'Rooibos'],
  Coffee: ['Espresso', 'Filter', 'Latte'],
  Juice: ['Apple', 'Orange'],
};

export default function Example() {
  const [drink, setDrink] = useState('Tea');
  const [kind, setKind] = useState('Green');

  function chooseDrink(name: string) {
    setDrink(name);
    setKind(menu[name][0]);
  }

  return (
    <IonPicker>
      <IonPickerColumn
        aria-label="Drink"
        value={drink}
        onIonChange={(event) => chooseDrink(event.detail.value as string)}
      >
        {Object.keys(menu).map((name) => (
          <IonPickerColumnOption key={name} value={name}>
            {name}
          </IonPickerColumnOption>
        ))}
      </IonPickerColumn>
      <IonPickerColumn
        aria-label="Kind"
        value={kind}
        onIonChange={(event) => setKind(event.detail.value as string)}
      >
        {menu[drink].map((name) => (
          <IonPickerColumnOption key={name} value={name}>
            {name}
          </IonPickerColumnOption>
        ))}
      </IonPickerColumn>
    </IonPicker>
  );
}
