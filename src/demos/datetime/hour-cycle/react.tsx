import { IonDatetime, IonLabel, IonSegment, IonSegmentButton } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [locale, setLocale] = useState('en-US-u-hc-h23');
  const [time, setTime] = useState('2025-06-12T15:30');

  return (
    <>
      <IonSegment
        aria-label="Hour cycle"
        value={locale}
        onIonChange={({ detail }) => setLocale(String(detail.value))}
      >
        <IonSegmentButton value="en-US-u-hc-h23">
          <IonLabel>24 hours</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="en-US-u-hc-h12">
          <IonLabel>12 hours</IonLabel>
        </IonSegmentButton>
      </IonSegment>
      <IonDatetime
        presentation="time"
        value={time}
        onIonChange={({ detail }) => setTime(String(detail.value))}
        style={{ margin: '0 auto' }}
        locale={locale}
      />
    </>
  );
}
