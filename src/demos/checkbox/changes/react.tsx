import {
  type CheckboxChangeEventDetail,
  IonButton,
  IonCheckbox,
  IonItem,
  IonList,
} from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [tent, setTent] = useState(false);
  const [last, setLast] = useState('none');

  function onChange({ value, checked }: CheckboxChangeEventDetail) {
    setTent(checked);
    setLast(`${value}, ${checked}`);
  }

  return (
    <>
      <IonList>
        <IonItem>
          <IonCheckbox
            value="tent"
            justify="space-between"
            checked={tent}
            onIonChange={({ detail }) => onChange(detail)}
          >
            Tent
          </IonCheckbox>
        </IonItem>
      </IonList>
      <p className="ion-padding-horizontal">
        Last event: <output>{last}</output>
      </p>
      <div className="ion-padding-horizontal">
        <IonButton size="small" fill="outline" onClick={() => setTent(true)}>
          Check from code
        </IonButton>
      </div>
    </>
  );
}
