import { IonDatetime } from '@ionic/react';

function isOpen(date: string) {
  return new Date(date).getUTCDay() !== 1;
}

export default function Example() {
  return (
    <>
      <IonDatetime
        presentation="date"
        value="2025-09-10"
        min="2025-09-03"
        max="2025-10-31"
        firstDayOfWeek={1}
        isDateEnabled={isOpen}
        style={{ margin: '0 auto' }}
      />
      <p className="ion-text-center">September 3 to October 31, closed on Mondays</p>
    </>
  );
}
