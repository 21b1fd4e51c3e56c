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
  const [text, setText] = useState('No date');

  function onChange(value: unknown) {
    setText(`Due: ${String(value).slice(0, 10)}`);
  }

  return (
    <IonContent>
      <IonList>
        <IonItem>
          <IonLabel>Loan</IonLabel>
          <IonDatetimeButton slot="end" datetime="due">
            <span slot="date-target">{text}</span>
          </IonDatetimeButton>
        </IonItem>
      </IonList>
      <IonModal keepContentsMounted aria-label="Loan">
        <IonDatetime
          id="due"
          presentation="date"
          min="2025-06-01"
          max="2025-06-30"
          onIonChange={({ detail }) => onChange(detail.value)}
        />
      </IonModal>
    </IonContent>
  );
}
