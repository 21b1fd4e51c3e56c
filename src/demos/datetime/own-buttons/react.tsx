import { IonButton, IonButtons, IonDatetime } from '@ionic/react';
import { useRef, useState } from 'react';

function asDay(value?: string | string[] | null) {
  return String(value).slice(0, 10);
}

export default function Example() {
  const datetime = useRef<HTMLIonDatetimeElement>(null);
  const [day, setDay] = useState('2025-06-12');

  return (
    <>
      <IonDatetime
        ref={datetime}
        presentation="date"
        value={day}
        style={{ margin: '0 auto' }}
        onIonChange={({ detail }) => setDay(asDay(detail.value))}
      >
        <IonButtons slot="buttons">
          <IonButton onClick={() => datetime.current?.reset('2025-06-12')}>
            Back to June 12
          </IonButton>
          <IonButton strong onClick={() => datetime.current?.confirm()}>
            Take this day
          </IonButton>
        </IonButtons>
      </IonDatetime>
      <p className="ion-text-center">
        Taken: <output>{day}</output>
      </p>
    </>
  );
}
