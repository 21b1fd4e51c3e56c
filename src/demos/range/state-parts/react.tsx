import { IonRange } from '@ionic/react';

const css = `
  .volume::part(knob) {
    background: #7c3aed;
  }

  .volume::part(knob hover) {
    box-shadow: 0 0 0 8px rgba(124, 58, 237, 0.2);
  }

  .volume::part(knob focused) {
    outline: 2px solid #b45309;
    outline-offset: 2px;
  }

  .volume::part(knob pressed),
  .volume::part(knob activated) {
    background: #b45309;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonRange className="volume" label="Volume" labelPlacement="stacked" value={40} />
    </>
  );
}
