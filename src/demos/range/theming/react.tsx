import { IonRange } from '@ionic/react';
import { useState } from 'react';

const css = `
  .thick {
    --bar-height: 10px;
    --bar-border-radius: 5px;
    --bar-background: rgb(128 128 128 / 30%);
    --bar-background-active: linear-gradient(90deg, #0ea5e9, #7c3aed);
    --knob-size: 28px;
    --knob-background: #ffffff;
    --knob-box-shadow: 0 0 0 4px #7c3aed;
    --pin-background: #7c3aed;
    --pin-color: #ffffff;
  }

  .thick::part(pin) {
    border-radius: 8px;
  }

  .thick::part(pin)::before {
    display: none;
  }
`;

export default function Example() {
  const [goal, setGoal] = useState(30);

  return (
    <>
      <style>{css}</style>
      <IonRange
        className="thick"
        label="Daily goal"
        labelPlacement="stacked"
        pin
        value={goal}
        onIonInput={(event) => setGoal(event.detail.value as number)}
      />
    </>
  );
}
