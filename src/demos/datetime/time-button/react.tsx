import { IonDatetime } from '@ionic/react';

const css = `
  ion-datetime {
    margin: 0 auto;
  }

  ion-datetime::part(time-button) {
    background: #ede9fe;
    color: #5b21b6;
  }

  ion-datetime::part(time-button active) {
    background: #5b21b6;
    color: #fff;
  }

  ion-datetime::part(calendar-day today) {
    text-decoration: underline;
  }

  ion-datetime::part(calendar-day active) {
    background: #5b21b6;
    color: #fff;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonDatetime presentation="date-time" value="2025-06-12T09:30" showDefaultTimeLabel={false} />
    </>
  );
}
