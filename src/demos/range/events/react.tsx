import { IonChip, IonRange } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [input, setInput] = useState(40);
  const [change, setChange] = useState(40);
  const [moving, setMoving] = useState(false);

  return (
    <>
      <IonRange
        aria-label="Brightness"
        value={input}
        onIonInput={({ detail }) => setInput(Number(detail.value))}
        onIonChange={({ detail }) => setChange(Number(detail.value))}
        onIonKnobMoveStart={() => setMoving(true)}
        onIonKnobMoveEnd={() => setMoving(false)}
      />
      <p>
        <code>ionInput</code>: <output>{input}</output>
      </p>
      <p>
        <code>ionChange</code>: <output>{change}</output>
      </p>
      <IonChip color={moving ? 'warning' : 'success'}>{moving ? 'Moving' : 'At rest'}</IonChip>
    </>
  );
}
