import {
  IonContent,
  IonDatetime,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonModal,
  IonNote,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useState, type CSSProperties } from 'react';

const format = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
const size = {
  '--width': 'fit-content',
  '--height': 'fit-content',
  '--border-radius': '12px',
} as CSSProperties;

export default function Example() {
  const [value, setValue] = useState<string | undefined>('2025-06-12T10:00');

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Parcel</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonList>
          <IonItem id="open-picker" button>
            <IonLabel>Pick-up</IonLabel>
            <IonNote slot="end">{value ? format.format(new Date(value)) : 'Not set'}</IonNote>
          </IonItem>
        </IonList>
        <IonModal trigger="open-picker" aria-label="Pick-up" style={size}>
          <IonDatetime
            presentation="date-time"
            value={value}
            min="2025-06-01"
            max="2025-12-31"
            size="cover"
            showDefaultButtons
            showClearButton
            doneText="Save"
            clearText="Remove"
            onIonChange={({ detail }) => setValue(detail.value as string | undefined)}
          >
            <span slot="time-label">Pick-up time</span>
          </IonDatetime>
        </IonModal>
      </IonContent>
    </IonPage>
  );
}
