import { IonRange } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [balance, setBalance] = useState(4);
  const side = balance < 0 ? 'to the left' : 'to the right';

  return (
    <>
      <IonRange
        label="Balance"
        labelPlacement="stacked"
        min={-10}
        max={10}
        activeBarStart={0}
        value={balance}
        onIonInput={(event) => setBalance(event.detail.value as number)}
      >
        <span slot="start" aria-hidden="true">
          L
        </span>
        <span slot="end" aria-hidden="true">
          R
        </span>
      </IonRange>
      <p>{balance === 0 ? 'Center' : `${Math.abs(balance)} ${side}`}</p>
    </>
  );
}
