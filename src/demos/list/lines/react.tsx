import { IonItem, IonLabel, IonList, IonSegment, IonSegmentButton } from '@ionic/react';
import { useState } from 'react';

type Lines = 'inset' | 'full' | 'none';

const foods = ['Rice', 'Tomatoes', 'Olive oil'];

export default function Example() {
  const [lines, setLines] = useState<Lines>('inset');

  return (
    <>
      <IonSegment
        aria-label="Lines"
        value={lines}
        onIonChange={({ detail }) => setLines(detail.value as Lines)}
      >
        <IonSegmentButton value="inset">
          <IonLabel>Inset</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="full">
          <IonLabel>Full</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="none">
          <IonLabel>None</IonLabel>
        </IonSegmentButton>
      </IonSegment>
      <IonList lines={lines}>
        {foods.map((food) => (
          <IonItem key={food}>
            <IonLabel>{food}</IonLabel>
          </IonItem>
        ))}
      </IonList>
    </>
  );
}
