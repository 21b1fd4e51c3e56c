import { IonInput } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [place, setPlace] = useState('');

  return (
    <>
      <IonInput
        label="Place"
        labelPlacement="stacked"
        placeholder="Lisbon"
        helperText="Reported after a pause of 600 milliseconds"
        debounce={600}
        onIonInput={({ detail }) => setPlace(detail.value ?? '')}
      />
      <p>
        <code>ionInput</code>: <output>{place || 'nothing yet'}</output>
      </p>
    </>
  );
}
