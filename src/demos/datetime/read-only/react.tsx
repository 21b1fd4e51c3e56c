import { IonDatetime, IonLabel, IonSegment, IonSegmentButton } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [state, setState] = useState('editable');
  const [day, setDay] = useState('2025-06-12');

  return (
    <>
      <IonSegment
        value={state}
        aria-label="State"
        onIonChange={({ detail }) => setState(detail.value as string)}
      >
        <IonSegmentButton value="editable">
          <IonLabel>Editable</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="readonly">
          <IonLabel>Readonly</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="disabled">
          <IonLabel>Disabled</IonLabel>
        </IonSegmentButton>
      </IonSegment>
      <IonDatetime
        presentation="date"
        value={day}
        style={{ margin: '0 auto' }}
        readonly={state === 'readonly'}
        disabled={state === 'disabled'}
        onIonChange={({ detail }) => setDay(detail.value as string)}
      />
    </>
  );
}
