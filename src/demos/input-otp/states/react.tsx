import { IonInputOtp } from '@ionic/react';

export default function Example() {
  return (
    <>
      <IonInputOtp size="small" disabled value="1234" aria-label="Disabled code" />
      <IonInputOtp size="small" readonly value="1234" aria-label="Read-only code" />
      <IonInputOtp
        size="small"
        className="ion-invalid ion-touched"
        value="1234"
        aria-label="Wrong code"
      >
        This code is wrong.
      </IonInputOtp>
      <IonInputOtp size="small" className="ion-valid" value="8214" aria-label="Right code">
        This code is right.
      </IonInputOtp>
    </>
  );
}
