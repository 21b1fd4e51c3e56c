import { IonItem, IonList, IonRadio, IonRadioGroup } from '@ionic/react';
import { useState } from 'react';

interface Seat {
  id: number;
  name: string;
  price: string;
}

const seats: Seat[] = [
  { id: 1, name: '12A, window', price: '€8' },
  { id: 2, name: '12B, middle', price: '€6' },
  { id: 3, name: '12C, aisle', price: '€7' },
];

const sameSeat = (a?: Seat, b?: Seat) => a?.id === b?.id;

export default function Example() {
  // A copy, as it would come from a server: equal, but not the same object
  const [chosen, setChosen] = useState<Seat>({ id: 2, name: '12B, middle', price: '€6' });

  return (
    <>
      <IonRadioGroup
        aria-label="Seat"
        compareWith={sameSeat}
        value={chosen}
        onIonChange={(event) => setChosen(event.detail.value)}
      >
        <IonList>
          {seats.map((seat) => (
            <IonItem key={seat.id}>
              <IonRadio value={seat} justify="space-between">
                {seat.name}
              </IonRadio>
            </IonItem>
          ))}
        </IonList>
      </IonRadioGroup>
      <p>
        Seat {chosen.name} costs {chosen.price}
      </p>
    </>
  );
}
