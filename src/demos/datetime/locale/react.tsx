import { IonDatetime, IonLabel, IonSegment, IonSegmentButton } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [locale, setLocale] = useState('en-US');
  const [day, setDay] = useState('2025-06-12');

  return (
    <>
      <IonSegment
        aria-label="Language"
        value={locale}
        onIonChange={({ detail }) => setLocale(String(detail.value))}
      >
        <IonSegmentButton value="en-US">
          <IonLabel>English</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="es-ES">
          <IonLabel>Español</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="ja-JP">
          <IonLabel>日本語</IonLabel>
        </IonSegmentButton>
      </IonSegment>
      <IonDatetime
        presentation="date"
        value={day}
        onIonChange={({ detail }) => setDay(String(detail.value))}
        firstDayOfWeek={1}
        style={{ margin: '0 auto' }}
        locale={locale}
      />
    </>
  );
}
