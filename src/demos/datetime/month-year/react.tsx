import { IonDatetime } from '@ionic/react';

export default function Example() {
  return (
    <>
      <p className="ion-text-center" id="valid">
        Valid until
      </p>
      <IonDatetime
        presentation="month-year"
        value="2027-05"
        min="2025-01"
        max="2030-12"
        style={{ margin: '0 auto' }}
        aria-labelledby="valid"
      />
    </>
  );
}
