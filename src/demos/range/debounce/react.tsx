import { IonRange } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [limit, setLimit] = useState<number>();

  return (
    <>
      <IonRange
        label="Up to"
        labelPlacement="stacked"
        max={100}
        value={limit ?? 80}
        debounce={600}
        onIonInput={({ detail }) => setLimit(Number(detail.value))}
      />
      <p>
        <code>ionInput</code>: <output>{limit ?? 'nothing yet'}</output>
      </p>
    </>
  );
}
