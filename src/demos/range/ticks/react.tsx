import { IonRange } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [minutes, setMinutes] = useState(30);

  return (
    <>
      <IonRange label="Seats" labelPlacement="stacked" snaps min={0} max={8} value={4} />
      <IonRange
        label="Minutes"
        labelPlacement="stacked"
        snaps
        ticks={false}
        min={0}
        max={120}
        step={5}
        value={minutes}
        onIonInput={({ detail }) => setMinutes(Number(detail.value))}
      />
      <p>
        <output>{minutes}</output> min
      </p>
    </>
  );
}
