import { IonDatetime } from '@ionic/react';
import { useState } from 'react';

function format(dates: string[]) {
  return `${dates.length} selected`;
}

export default function Example() {
  const [dates, setDates] = useState(['2025-06-06', '2025-06-13']);

  return (
    <>
      <IonDatetime
        presentation="date"
        multiple
        value={dates}
        titleSelectedDatesFormatter={format}
        style={{ margin: '0 auto' }}
        onIonChange={(event) => setDates((event.detail.value ?? []) as string[])}
      >
        <span slot="title">Days off</span>
      </IonDatetime>
      <p className="ion-text-center">
        <output>{[...dates].sort().join(', ')}</output>
      </p>
    </>
  );
}
