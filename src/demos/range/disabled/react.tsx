import { IonRange, IonToggle } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [automatic, setAutomatic] = useState(true);

  return (
    <>
      <IonToggle
        justify="space-between"
        checked={automatic}
        onIonChange={({ detail }) => setAutomatic(detail.checked)}
      >
        Automatic brightness
      </IonToggle>
      <IonRange label="Brightness" labelPlacement="stacked" value={60} disabled={automatic} />
    </>
  );
}
