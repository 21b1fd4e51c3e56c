import { IonItem, IonLabel } from '@ionic/react';
import { useState } from 'react';

// In an app these rules are in a style sheet
const css = `
  /* The same in both modes */
  .stepper {
    display: inline-flex;
    align-items: center;
    gap: var(--stepper-gap);
  }

  .stepper button {
    inline-size: 44px;
    block-size: 44px;
    border: 0;
    border-radius: var(--stepper-radius);
    background: var(--ion-color-light, #f4f5f8);
    color: var(--ion-color-light-contrast, #000000);
    font: inherit;
    font-size: 1.25rem;
  }

  .stepper output {
    min-inline-size: 2ch;
    text-align: center;
  }

  /* Only what differs */
  .ios .stepper {
    --stepper-gap: 2px;
    --stepper-radius: 10px;
  }

  .md .stepper {
    --stepper-gap: 12px;
    --stepper-radius: 50%;
  }

  .md .stepper button {
    background: var(--ion-color-primary);
    color: var(--ion-color-primary-contrast, #ffffff);
  }
`;

export default function Example() {
  const [value, setValue] = useState(2);
  const change = (by: number) => setValue((current) => Math.max(1, current + by));

  return (
    <>
      <style>{css}</style>
      <IonItem lines="none">
        <IonLabel id="guests">Guests</IonLabel>
        <div className="stepper" role="group" aria-labelledby="guests" slot="end">
          <button type="button" aria-label="Fewer" onClick={() => change(-1)}>
            −
          </button>
          <output>{value}</output>
          <button type="button" aria-label="More" onClick={() => change(1)}>
            +
          </button>
        </div>
      </IonItem>
    </>
  );
}
