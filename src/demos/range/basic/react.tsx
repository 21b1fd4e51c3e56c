import { IonRange } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [size, setSize] = useState(16);

  return (
    <>
      <p style={{ fontSize: size }}>The ferry leaves at half past nine.</p>
      <IonRange
        label="Text size"
        labelPlacement="stacked"
        min={12}
        max={28}
        value={size}
        onIonInput={(event) => setSize(event.detail.value as number)}
      />
    </>
  );
}
