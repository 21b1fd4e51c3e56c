import { IonItem, IonList, IonRadio, IonRadioGroup } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [placement, setPlacement] = useState('apart');

  return (
    <IonRadioGroup
      aria-label="Label placement"
      value={placement}
      onIonChange={(event) => setPlacement(event.detail.value)}
    >
      <IonList>
        <IonItem>
          <IonRadio value="apart" justify="space-between">
            Label at the start, apart
          </IonRadio>
        </IonItem>
        <IonItem>
          <IonRadio value="start" justify="start">
            Label at the start, together
          </IonRadio>
        </IonItem>
        <IonItem>
          <IonRadio value="end" labelPlacement="end" justify="start">
            Label at the end
          </IonRadio>
        </IonItem>
        <IonItem>
          <IonRadio value="above" labelPlacement="stacked" alignment="start">
            Label above
          </IonRadio>
        </IonItem>
      </IonList>
    </IonRadioGroup>
  );
}
