import { IonRange } from '@ionic/react';

const css = `
  .rating::part(label) {
    font-weight: 600;
  }

  .rating::part(bar) {
    background: repeating-linear-gradient(90deg, #8b8b8b 0 4px, transparent 4px 8px);
  }

  .rating::part(bar-active) {
    background: #7c3aed;
  }

  .rating::part(knob) {
    border-radius: 6px;
    background: #7c3aed;
  }

  .rating::part(tick) {
    top: calc(50% - 6px);
    height: 12px;
    background: #8b8b8b;
  }

  .rating::part(tick-active) {
    background: #7c3aed;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonRange
        className="rating"
        label="Rating"
        labelPlacement="stacked"
        snaps
        min={1}
        max={5}
        value={2}
      />
    </>
  );
}
