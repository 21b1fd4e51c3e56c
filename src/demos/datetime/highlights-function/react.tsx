import { IonDatetime } from '@ionic/react';

function weekend(date: string) {
  return [0, 6].includes(new Date(date).getUTCDay())
    ? { textColor: '#7a3e00', backgroundColor: '#ffe3c2' }
    : undefined;
}

export default function Example() {
  return (
    <>
      <IonDatetime
        presentation="date"
        value="2025-06-12"
        style={{ margin: '0 auto' }}
        highlightedDates={weekend}
      />
      <p className="ion-text-center">Saturdays and Sundays have the weekend price.</p>
    </>
  );
}
