import { type CheckboxCustomEvent, IonCheckbox, IonItem, IonList } from '@ionic/react';
import { useState } from 'react';

const things = [
  { value: 'tent', label: 'Tent', disabled: false },
  { value: 'stove', label: 'Stove', disabled: false },
  { value: 'piano', label: 'Piano (stays here)', disabled: true },
];

export default function Example() {
  const [packed, setPacked] = useState<string[]>([]);

  const onChange = ({ detail }: CheckboxCustomEvent<string>) =>
    setPacked(
      detail.checked ? [...packed, detail.value] : packed.filter((thing) => thing !== detail.value),
    );

  return (
    <>
      <IonList>
        {things.map(({ value, label, disabled }) => (
          <IonItem key={value}>
            <IonCheckbox
              justify="space-between"
              value={value}
              disabled={disabled}
              onIonChange={onChange}
            >
              {label}
            </IonCheckbox>
          </IonItem>
        ))}
      </IonList>
      <p className="ion-padding-horizontal" role="status">
        {packed.length ? `Packed: ${packed.join(', ')}` : 'Nothing packed.'}
      </p>
    </>
  );
}
