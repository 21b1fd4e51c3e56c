import { IonInput, type InputCustomEvent } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [code, setCode] = useState('');

  function onInput({ detail, target }: InputCustomEvent) {
    const next = (detail.value ?? '').replace(/[^a-z0-9]/gi, '').toUpperCase();
    // Set on the element too: state that keeps its value would not update the field
    target.value = next;
    setCode(next);
  }

  return (
    <>
      <IonInput
        label="Booking code"
        labelPlacement="stacked"
        placeholder="AB12CD"
        helperText="Letters and digits"
        maxlength={6}
        onIonInput={onInput}
      />
      <p>
        Saved as: <output>{code || 'nothing yet'}</output>
      </p>
    </>
  );
}
