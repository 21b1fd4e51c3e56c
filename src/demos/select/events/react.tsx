import { IonContent, IonItem, IonList, IonSelect, IonSelectOption } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [events, setEvents] = useState<string[]>([]);

  function add(name: string) {
    setEvents((current) => [...current, name]);
  }

  return (
    <IonContent>
      <IonList>
        <IonItem>
          <IonSelect
            label="Drink"
            placeholder="Choose"
            onIonChange={() => add('ionChange')}
            onIonCancel={() => add('ionCancel')}
            onIonDismiss={() => add('ionDismiss')}
          >
            <IonSelectOption value="tea">Tea</IonSelectOption>
            <IonSelectOption value="coffee">Coffee</IonSelectOption>
          </IonSelect>
        </IonItem>
        {events.map((event, index) => (
          <IonItem key={index}>
            <code>{event}</code>
          </IonItem>
        ))}
      </IonList>
    </IonContent>
  );
}
