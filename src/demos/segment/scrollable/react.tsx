import { IonLabel, IonSegment, IonSegmentButton } from '@ionic/react';
import { useState } from 'react';

const days = [
  { value: 'mon', label: 'Monday' },
  { value: 'tue', label: 'Tuesday' },
  { value: 'wed', label: 'Wednesday' },
  { value: 'thu', label: 'Thursday' },
  { value: 'fri', label: 'Friday' },
  { value: 'sat', label: 'Saturday' },
  { value: 'sun', label: 'Sunday' },
];

export default function Example() {
  const [day, setDay] = useState('thu');

  return (
    <IonSegment
      aria-label="Day of the week"
      scrollable
      value={day}
      onIonChange={(event) => setDay(String(event.detail.value))}
    >
      {days.map(({ value, label }) => (
        <IonSegmentButton key={value} value={value}>
          <IonLabel>{label}</IonLabel>
        </IonSegmentButton>
      ))}
    </IonSegment>
  );
}
