import { IonRange } from '@ionic/react';

const css = `
  .hours::part(knob-a) {
    background: #7c3aed;
  }

  .hours::part(knob-b) {
    background: #b45309;
  }

  .hours::part(pin-a) {
    font-weight: 700;
  }

  .hours::part(pin-b) {
    font-style: italic;
  }

  .hours::part(knob-lower) {
    border-radius: 2px;
  }

  .hours::part(knob-upper) {
    border-radius: 12px;
  }

  .hours::part(pin-lower) {
    text-decoration: underline;
  }

  .hours::part(pin-upper) {
    text-decoration: overline;
  }
`;
const hours = { lower: 30, upper: 70 };

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonRange
        className="hours"
        label="Opening hours"
        labelPlacement="stacked"
        dualKnobs
        pin
        value={hours}
      />
    </>
  );
}
