import {
  IonButton,
  IonItem,
  IonLabel,
  IonList,
  IonReorder,
  IonReorderGroup,
  type ReorderEndCustomEvent,
} from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [things, setThings] = useState(['Milk', 'Tea', 'Bread', 'Jam']);

  function onReorderEnd(event: ReorderEndCustomEvent) {
    // Given a list, complete() leaves the elements to React and returns the new order
    setThings(event.detail.complete([...things]) as string[]);
  }

  return (
    <>
      <IonList>
        <IonReorderGroup disabled={false} onIonReorderEnd={onReorderEnd}>
          {things.map((thing) => (
            <IonItem key={thing}>
              <IonLabel>{thing}</IonLabel>
              <IonReorder slot="end" />
            </IonItem>
          ))}
        </IonReorderGroup>
      </IonList>
      <div className="ion-text-center">
        <IonButton fill="clear" onClick={() => setThings((current) => [...current].reverse())}>
          Reverse
        </IonButton>
      </div>
      <p className="ion-text-center" role="status">
        {things.join(', ')}
      </p>
    </>
  );
}
