import {
  IonContent,
  IonDatetime,
  IonDatetimeButton,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonPage,
  IonPopover,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useState } from 'react';

const format = { date: { weekday: 'long', day: 'numeric', month: 'long' } } as const;

export default function Example() {
  const [firstDay, setFirstDay] = useState('2025-06-12');

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Holiday</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonList>
          <IonItem>
            <IonLabel>First day</IonLabel>
            <IonDatetimeButton slot="end" datetime="first-day" color="tertiary" />
          </IonItem>
        </IonList>
        <IonPopover keepContentsMounted role="dialog" aria-label="First day">
          <IonDatetime
            id="first-day"
            presentation="date"
            color="tertiary"
            formatOptions={format}
            value={firstDay}
            onIonChange={(event) => setFirstDay(event.detail.value as string)}
          />
        </IonPopover>
      </IonContent>
    </IonPage>
  );
}
