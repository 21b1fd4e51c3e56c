import { IonBadge, IonDatetime } from '@ionic/react';

const delivery = {
  textColor: '#000',
  backgroundColor: '#2dd55b',
};
const holiday = {
  textColor: '#000',
  backgroundColor: '#ffc409',
};
const highlights = [
  { date: '2025-07-09', ...delivery },
  { date: '2025-07-21', ...holiday },
  { date: '2025-07-23', ...delivery },
];

export default function Example() {
  return (
    <>
      <IonDatetime
        presentation="date"
        value="2025-07-16"
        highlightedDates={highlights}
        style={{ margin: '0 auto' }}
      />
      <p className="ion-text-center">
        <IonBadge color="success">Delivery</IonBadge> July 9 and 23
        <br />
        <IonBadge color="warning">Holiday</IonBadge> July 21
      </p>
    </>
  );
}
