import { IonDatetime } from '@ionic/react';

const css = `
  ion-datetime {
    margin: 0 auto;
  }

  ion-datetime::part(datetime-header) {
    background: #5b21b6;
  }

  ion-datetime::part(datetime-title) {
    color: #ddd6fe;
  }

  ion-datetime::part(datetime-selected-date) {
    color: #fff;
    font-weight: 700;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonDatetime presentation="date" value="2025-06-12">
        <span slot="title">First day</span>
      </IonDatetime>
    </>
  );
}
