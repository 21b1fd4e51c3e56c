import { IonDatetime } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [value, setValue] = useState('2025-06-12');

  return (
    <>
      <IonDatetime
        presentation="date"
        value={value}
        style={{ margin: '0 auto' }}
        onIonChange={(event) => setValue(event.detail.value as string)}
      />
      <p className="ion-text-center">
        Value: <output>{value}</output>
      </p>
    </>
  );
}
