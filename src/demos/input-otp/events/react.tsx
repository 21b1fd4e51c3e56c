import { IonChip, IonInputOtp } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [typed, setTyped] = useState('');
  const [committed, setCommitted] = useState('');
  const [focused, setFocused] = useState(false);

  return (
    <>
      <IonInputOtp
        aria-label="Code of the locker"
        onIonInput={({ detail }) => setTyped(detail.value ?? '')}
        onIonChange={({ detail }) => setCommitted(detail.value ?? '')}
        onIonFocus={() => setFocused(true)}
        onIonBlur={() => setFocused(false)}
      />
      <div className="ion-text-center">
        <p>
          <code>ionInput</code>: <output>{typed || '–'}</output>
        </p>
        <p>
          <code>ionChange</code>: <output>{committed || '–'}</output>
        </p>
        <IonChip>{focused ? 'Focused' : 'Not focused'}</IonChip>
      </div>
    </>
  );
}
