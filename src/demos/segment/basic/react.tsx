import { IonLabel, IonSegment, IonSegmentButton } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [period, setPeriod] = useState('day');

  return (
    <>
      <IonSegment
        aria-label="Period"
        value={period}
        onIonChange={(event) => setPeriod(String(event.detail.value))}
      >
        <IonSegmentButton value="day">
          <IonLabel>Day</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="week">
          <IonLabel>Week</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="month">
          <IonLabel>Month</IonLabel>
        </IonSegmentButton>
      </IonSegment>

      {period === 'day' && <p>6,240 steps today, most of them before noon.</p>}
      {period === 'week' && <p>41,800 steps this week, the best day was Tuesday.</p>}
      {period === 'month' && <p>168,300 steps this month, about 5,600 a day.</p>}
    </>
  );
}
