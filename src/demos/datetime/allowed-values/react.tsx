import { IonDatetime } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [time, setTime] = useState('2025-06-12T09:30');

  return (
    <>
      <IonDatetime
        presentation="time"
        value={time}
        onIonChange={({ detail }) => setTime(detail.value as string)}
        locale="en-GB"
        hourValues="8,9,10,11,12,13,14,15,16,17"
        minuteValues="0,15,30,45"
        style={{ margin: '0 auto' }}
      />
      <p className="ion-text-center">
        Value: <output>{time.slice(11, 16)}</output>
      </p>
    </>
  );
}
