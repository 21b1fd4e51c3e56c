import { IonRange } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [seats, setSeats] = useState(4);
  const [minutes, setMinutes] = useState(30);

  return (
    <>
      <IonRange
        label="Seats"
        labelPlacement="stacked"
        snaps
        min={0}
        max={8}
        value={seats}
        onIonInput={({ detail }) => setSeats(Number(detail.value))}
      />
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
