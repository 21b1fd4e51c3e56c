import { IonInput } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [text, setText] = useState('2.5');
  // A string, and empty as long as the field holds no number
  const kilograms = text === '' ? '?' : Number(text);

  return (
    <>
      <IonInput
        type="number"
        label="Weight in kilograms"
        labelPlacement="stacked"
        inputmode="decimal"
        min={0.5}
        max={20}
        step="0.5"
        value={text}
        onIonInput={({ detail }) => setText(detail.value ?? '')}
      />
      <p>
        Weight: <output>{kilograms}</output> kg
      </p>
    </>
  );
}
