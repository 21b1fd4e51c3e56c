import { IonRange, IonToggle } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [automatic, setAutomatic] = useState(true);
  const [brightness, setBrightness] = useState(60);

  return (
    <>
      <IonToggle
        justify="space-between"
        checked={automatic}
        onIonChange={({ detail }) => setAutomatic(detail.checked)}
      >
        Automatic brightness
      </IonToggle>
      <IonRange
        label="Brightness"
        labelPlacement="stacked"
        disabled={automatic}
        value={brightness}
        onIonInput={({ detail }) => setBrightness(Number(detail.value))}
      />
    </>
  );
}
