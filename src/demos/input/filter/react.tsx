import { IonInput } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [code, setCode] = useState('');

  return (
    <>
      <IonInput
        label="Booking code"
        labelPlacement="stacked"
        placeholder="AB12CD"
        helperText="Letters and digits"
        maxlength={6}
        onIonInput={({ detail, target }) => {
          const next = (detail.value ?? '').replace(/[^a-z0-9]/gi, '').toUpperCase();
          // Set on the element too: state that keeps its value would not update the field
          (target as HTMLIonInputElement).value = next;
          setCode(next);
        }}
      />
      <p>
        Saved as: <output>{code || 'nothing yet'}</output>
      </p>
    </>
  );
}
