import { IonCheckbox, IonItem, IonList } from '@ionic/react';
import { useState } from 'react';

const toppings = ['Olives', 'Mushrooms'];

export default function Example() {
  const [chosen, setChosen] = useState(['Olives']);

  const choose = (topping: string, checked: boolean) =>
    setChosen((current) =>
      toppings.filter((name) => (name === topping ? checked : current.includes(name))),
    );

  return (
    <IonList>
      <IonItem>
        <IonCheckbox
          justify="start"
          labelPlacement="end"
          checked={chosen.length === toppings.length}
          indeterminate={chosen.length > 0 && chosen.length < toppings.length}
          onIonChange={(event) => setChosen(event.detail.checked ? toppings : [])}
        >
          All toppings
        </IonCheckbox>
      </IonItem>
      {toppings.map((topping) => (
        <IonItem key={topping}>
          <IonCheckbox
            justify="start"
            labelPlacement="end"
            checked={chosen.includes(topping)}
            onIonChange={(event) => choose(topping, event.detail.checked)}
          >
            {topping}
          </IonCheckbox>
        </IonItem>
      ))}
    </IonList>
  );
}
