import { IonProgressBar } from '@ionic/react';

const css = `
  ion-progress-bar + ion-progress-bar {
    margin-block-start: 24px;
  }

  .thick {
    --background: var(--ion-color-light, #f4f5f8);
    height: 16px;
    border-radius: 8px;
  }

  .thick::part(progress) {
    background: linear-gradient(to right, #7c3aed, #ec4899);
  }

  .thick::part(stream) {
    opacity: 0.6;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonProgressBar aria-label="Battery" color="success" value={0.8} />
      <IonProgressBar aria-label="Time left" color="warning" value={0.3} reversed />
      <IonProgressBar aria-label="Storage" className="thick" value={0.55} buffer={0.8} />
    </>
  );
}
