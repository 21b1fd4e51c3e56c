import { IonItem, IonList, IonToggle } from '@ionic/react';
import { useState } from 'react';

const css = `
  .square {
    --track-background: #8a8f98;
    --track-background-checked: #7c3aed;
    --handle-background: #ffffff;
    --handle-background-checked: #ffffff;
    --handle-width: 22px;
    --handle-height: 22px;
    --handle-max-height: 22px;
    --handle-spacing: 4px;
    --handle-border-radius: 6px;
    --handle-box-shadow: none;
    --border-radius: 10px;
  }

  .square::part(track) {
    width: 56px;
    height: 30px;
    overflow: visible;
  }
`;

export default function Example() {
  const [reading, setReading] = useState(true);
  const [quiet, setQuiet] = useState(false);

  return (
    <>
      <style>{css}</style>
      <IonList>
        <IonItem>
          <IonToggle
            className="square"
            checked={reading}
            onIonChange={(event) => setReading(event.detail.checked)}
          >
            Reading mode
          </IonToggle>
        </IonItem>
        <IonItem>
          <IonToggle
            className="square"
            checked={quiet}
            onIonChange={(event) => setQuiet(event.detail.checked)}
          >
            Quiet hours
          </IonToggle>
        </IonItem>
      </IonList>
    </>
  );
}
