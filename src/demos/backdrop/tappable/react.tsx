import { IonBackdrop, IonContent, IonToggle } from '@ionic/react';
import { useState } from 'react';

const css = `
  ion-backdrop {
    opacity: 0.2;
  }

  ion-toggle {
    position: absolute;
    inset: auto 16px 16px;
    z-index: 10;
    padding: 8px 16px;
    border-radius: 8px;
    background: var(--ion-background-color, #fff);
  }
`;

export default function Example() {
  const [tappable, setTappable] = useState(true);
  const [taps, setTaps] = useState(0);

  return (
    <>
      <style>{css}</style>
      <IonContent className="ion-padding">
        <p>
          Taps: <output>{taps}</output>
        </p>
      </IonContent>
      <IonBackdrop tappable={tappable} onIonBackdropTap={() => setTaps((before) => before + 1)} />
      <IonToggle checked={tappable} onIonChange={({ detail }) => setTappable(detail.checked)}>
        Tappable
      </IonToggle>
    </>
  );
}
