import { IonPicker, IonPickerColumn, IonPickerColumnOption } from '@ionic/react';
import { useState } from 'react';

const menu = [
  { drink: 'Tea', kinds: ['Green', 'Black', 'Mint', 'Rooibos'] },
  { drink: 'Coffee', kinds: ['Espresso', 'Filter', 'Latte'] },
  { drink: 'Juice', kinds: ['Apple', 'Orange'] },
];

function kindsOf(drink: string): string[] {
  return menu.find((entry) => entry.drink === drink)?.kinds ?? [];
}

export default function Example() {
  const [drink, setDrink] = useState('Tea');
  const [kind, setKind] = useState('Green');

  function chooseDrink(name: string) {
    setDrink(name);
    setKind(kindsOf(name)[0]);
  }

  return (
    <IonPicker>
      <IonPickerColumn
        aria-label="Drink"
        value={drink}
        onIonChange={(event) => chooseDrink(event.detail.value as string)}
      >
        {menu.map((entry) => (
          <IonPickerColumnOption key={entry.drink} value={entry.drink}>
            {entry.drink}
          </IonPickerColumnOption>
        ))}
      </IonPickerColumn>
      <IonPickerColumn
        aria-label="Kind"
        value={kind}
        onIonChange={(event) => setKind(event.detail.value as string)}
      >
        {kindsOf(drink).map((name) => (
          <IonPickerColumnOption key={name} value={name}>
            {name}
          </IonPickerColumnOption>
        ))}
      </IonPickerColumn>
    </IonPicker>
  );
}
