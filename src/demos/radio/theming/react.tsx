import { IonRadio, IonRadioGroup } from '@ionic/react';
import { useState } from 'react';

const css = `
  .sizes {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 24px;
  }

  .sizes ion-radio {
    --border-radius: 6px;
    --inner-border-radius: 3px;
    --color: #8a8f98;
    --color-checked: #c2410c;
  }

  .sizes ion-radio::part(container) {
    width: 24px;
    height: 24px;
    border: 2px solid #8a8f98;
    border-radius: 6px;
  }

  .sizes ion-radio.radio-checked::part(container) {
    border-color: #c2410c;
  }

  .sizes ion-radio::part(mark) {
    width: 12px;
    height: 12px;
    border: none;
    border-radius: 3px;
    background: #c2410c;
    transform: scale(0);
  }

  .sizes ion-radio.radio-checked::part(mark) {
    transform: none;
  }
`;

export default function Example() {
  const [size, setSize] = useState('medium');

  return (
    <>
      <style>{css}</style>
      <IonRadioGroup
        aria-label="Size"
        value={size}
        onIonChange={(event) => setSize(event.detail.value)}
      >
        <div className="sizes">
          <IonRadio value="small" labelPlacement="end">
            Small
          </IonRadio>
          <IonRadio value="medium" labelPlacement="end">
            Medium
          </IonRadio>
          <IonRadio value="large" labelPlacement="end">
            Large
          </IonRadio>
        </div>
      </IonRadioGroup>
    </>
  );
}
