import { IonRadio, IonRadioGroup } from '@ionic/react';

const css = `
  ion-radio-group {
    display: block;
    max-width: 300px;
  }

  ion-radio {
    display: block;
  }

  ion-radio.ion-text-wrap::part(label) {
    white-space: normal;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonRadioGroup value="short" aria-label="Receive">
        <IonRadio value="short" justify="space-between">
          Collect the parcel at the counter in Central Station
        </IonRadio>
        <IonRadio value="long" justify="space-between" className="ion-text-wrap">
          Collect the parcel at the counter in Central Station
        </IonRadio>
      </IonRadioGroup>
    </>
  );
}
