import { IonContent, IonItem, IonList, IonSelect, IonSelectOption } from '@ionic/react';
import { useState } from 'react';

const people = [
  { id: 1, name: 'Aiko' },
  { id: 2, name: 'Ben' },
  { id: 3, name: 'Chloe' },
];

export default function Example() {
  // Equal, but not the same object as the option's
  const [assigned, setAssigned] = useState({ id: 2, name: 'Ben' });

  return (
    <IonContent>
      <IonList>
        <IonItem>
          <IonSelect
            label="Assigned to"
            compareWith="id"
            value={assigned}
            onIonChange={({ detail }) => setAssigned(detail.value)}
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
