import { IonItem, IonList, IonRange, IonSpinner, IonToggle } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [duration, setDuration] = useState(1000);
  const [paused, setPaused] = useState(false);

  return (
    <>
      <div className="ion-text-center">
        <IonSpinner name="bubbles" aria-label="Loading" duration={duration} paused={paused} />
      </div>
      <IonList>
        <IonItem>
          <IonRange
            label="Duration"
            min={400}
            max={4000}
            step={200}
            pin
            value={duration}
            onIonInput={({ detail }) => setDuration(detail.value as number)}
          />
        </IonItem>
        <IonItem lines="none">
          <IonToggle checked={paused} onIonChange={({ detail }) => setPaused(detail.checked)}>
            Paused
          </IonToggle>
        </IonItem>
      </IonList>
    </>
  );
}
