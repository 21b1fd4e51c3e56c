import { IonRange } from '@ionic/react';
import { useState } from 'react';

const euros = (value: number) => `€${value}`;

export default function Example() {
  const [price, setPrice] = useState({ lower: 40, upper: 140 });

  return (
    <>
      <IonRange
        label="Price per night"
        labelPlacement="stacked"
        dualKnobs
        pin
        pinFormatter={euros}
        min={0}
        max={200}
        step={5}
        value={price}
        onIonInput={({ detail }) => {
          if (typeof detail.value === 'object') setPrice(detail.value);
        }}
      />
      <p>
        From {euros(price.lower)} to {euros(price.upper)}
      </p>
    </>
  );
}
