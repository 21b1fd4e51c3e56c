import { IonIcon, IonItem, IonLabel, IonList, IonSegment, IonSegmentButton } from '@ionic/react';
import { bicycleOutline, busOutline, trainOutline } from 'ionicons/icons';
import { useState } from 'react';

const ways = [
  { name: 'Bus', icon: busOutline },
  { name: 'Train', icon: trainOutline },
  { name: 'Bicycle', icon: bicycleOutline },
];

export default function Example() {
  const [lines, setLines] = useState<'inset' | 'full' | 'none'>('inset');

  return (
    <>
      <IonSegment
        value={lines}
        aria-label="Lines"
        onIonChange={({ detail }) => setLines(detail.value as typeof lines)}
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

      <IonList>
        {ways.map(({ name, icon }) => (
          <IonItem key={name} lines={lines}>
            <IonIcon slot="start" icon={icon} aria-hidden="true" />
            <IonLabel>{name}</IonLabel>
          </IonItem>
        ))}
      </IonList>
    </>
  );
}
