import { IonDatetime } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [birthday, setBirthday] = useState('1998-03-24');
  const [alarm, setAlarm] = useState('2025-06-12T06:30');

  return (
    <>
      <p className="ion-text-center">Birthday</p>
      <IonDatetime
        presentation="date"
        preferWheel
        value={birthday}
        min="1920-01-01"
        max="2025-12-31"
        size="cover"
        onIonChange={({ detail }) => setBirthday(detail.value as string)}
      />
      <p className="ion-text-center">
        Alarm: <output>{alarm.slice(11, 16)}</output>
      </p>
      <IonDatetime
        presentation="time"
        value={alarm}
        hourCycle="h23"
        minuteValues="0,15,30,45"
        size="cover"
        onIonChange={({ detail }) => setAlarm(detail.value as string)}
      />
    </>
  );
}
