import { IonText } from '@ionic/react';

export default function Example() {
  return (
    <>
      <IonText color="primary">
        <h2>Your ticket</h2>
      </IonText>
      <p>
        The train leaves{' '}
        <IonText color="danger">
          <strong>12 minutes late</strong>
        </IonText>{' '}
        from platform 4. Your seat is{' '}
        <IonText color="tertiary">
          <strong>confirmed</strong>
        </IonText>
        .
      </p>
      <IonText color="medium">
        <p>Valid on the day of travel.</p>
      </IonText>
    </>
  );
}
