import { IonContent, IonItem, IonList, IonSelect, IonSelectOption } from '@ionic/react';
import { useState } from 'react';

const people = [
  { id: 1, name: 'Aiko' },
  { id: 2, name: 'Ben' },
  { id: 3, name: 'Chloe' },
];

export default function Example() {
  const [guests, setGuests] = useState([
    { id: 1, name: 'Aiko' },
    { id: 2, name: 'Ben' },
  ]);

  return (
    <IonContent>
      <IonList>
        <IonItem>
          <IonSelect
            label="Guests"
            multiple
            compareWith="id"
            value={guests}
            onIonChange={({ detail }) => setGuests(detail.value)}
          >
            {people.map((person) => (
              <IonSelectOption key={person.id} value={person}>
                {person.name}
              </IonSelectOption>
            ))}
          </IonSelect>
        </IonItem>
      </IonList>
    </IonContent>
  );
}
