import { IonLabel, IonSegment, IonSegmentButton } from '@ionic/react';
import { useState } from 'react';

const css = `
  .pills {
    --background: transparent;
    gap: 8px;
  }

  .pills ion-segment-button {
    --background: rgb(128 128 128 / 15%);
    --background-checked: #0f766e;
    --border-radius: 999px;
    --border-width: 0;
    --color-checked: #ffffff;
    --indicator-color: transparent;
    --indicator-box-shadow: none;
    --margin-top: 0;
    --margin-bottom: 0;
    min-width: 0;
    min-height: 40px;
    border-radius: 999px;
    overflow: hidden;
    text-transform: none;
  }

  .pills ion-segment-button::before {
    display: none;
  }
`;

export default function Example() {
  const [time, setTime] = useState('noon');

  return (
    <>
      <style>{css}</style>
      <IonSegment
        className="pills"
        aria-label="Time of day"
        value={time}
        onIonChange={(event) => setTime(String(event.detail.value))}
      >
        <IonSegmentButton value="morning">
          <IonLabel>Morning</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="noon">
          <IonLabel>Noon</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="evening">
          <IonLabel>Evening</IonLabel>
        </IonSegmentButton>
      </IonSegment>
    </>
  );
}
