import { IonDatetime } from '@ionic/react';

export default function Example() {
  return (
    <IonDatetime
      presentation="date"
      value="2025-06-12"
      showAdjacentDays
      style={{ margin: '0 auto' }}
    />
  );
}
