import {
  IonContent,
  IonDatetime,
  IonDatetimeButton,
  IonItem,
  IonLabel,
  IonList,
  IonModal,
} from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [date, setDate] = useState('No date');
  const [time, setTime] = useState('No time');

  function onChange(value: unknown) {
    const [day = '', hour = ''] = String(value).split('T');
    setDate(day);
    setTime(hour.slice(0, 5));
  }

  return (
    <IonContent>
      <IonList>
        <IonItem>
          <IonLabel>Loan</IonLabel>
          <IonDatetimeButton slot="end" datetime="due">
            <div slot="date-target">{date}</div>
            <div slot="time-target">{time}</div>
          </IonDatetimeButton>
        </IonItem>
      </IonList>
      <IonModal keepContentsMounted aria-label="Loan">
        <IonDatetime
          id="due"
          min="2025-06-01"
          max="2025-06-30T18:00"
          onIonChange={({ detail }) => onChange(detail.value)}
        />
      </IonModal>
    </IonContent>
  );
}
