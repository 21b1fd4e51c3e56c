import { IonDatetime } from '@ionic/react';

const format = {
  date: { weekday: 'long', day: 'numeric', month: 'long' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const;

export default function Example() {
  return (
    <IonDatetime value="2025-06-12T09:05" style={{ margin: '0 auto' }} formatOptions={format}>
      <span slot="title">Departures</span>
    </IonDatetime>
  );
}
