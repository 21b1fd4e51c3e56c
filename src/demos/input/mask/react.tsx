import { type InputCustomEvent, IonInput } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [shown, setShown] = useState('');

  function onInput({ detail, target }: InputCustomEvent) {
    const digits = (detail.value ?? '').replace(/\D/g, '');
    target.value = digits.replace(/(\d{4})(?=\d)/g, '$1 ');
    setShown(digits);
  }

  return (
    <>
      <IonInput
        label="Number on the library card"
        labelPlacement="stacked"
        inputmode="numeric"
        autocomplete="off"
        placeholder="0000 0000 0000"
        maxlength={14}
        onIonInput={onInput}
      />
      <p>
        Sent as: <output>{shown || 'nothing yet'}</output>
      </p>
    </>
  );
}
