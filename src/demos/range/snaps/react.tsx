import { IonRange } from '@ionic/react';
import { useState } from 'react';

const levels = ['No chili', 'Mild', 'Medium', 'Hot', 'Very hot'];

export default function Example() {
  const [level, setLevel] = useState(0);

  return (
    <>
      <IonRange
        label="Spiciness"
        labelPlacement="stacked"
        snaps
        min={0}
        max={4}
        step={1}
        value={level}
        onIonInput={(event) => setLevel(event.detail.value as number)}
      />
      <p>{levels[level]}</p>
    </>
  );
}
