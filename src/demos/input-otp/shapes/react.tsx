import { IonInputOtp } from '@ionic/react';

export default function Example() {
  return (
    <>
      <IonInputOtp shape="rectangular" value="12" aria-label="Rectangular">
        Rectangular
      </IonInputOtp>
      <IonInputOtp
        shape="soft"
        fill="solid"
        size="small"
        value="12"
        aria-label="Soft, solid and small"
      >
        Soft, solid and small
      </IonInputOtp>
      <IonInputOtp
        type="text"
        pattern="[A-Z0-9]"
        autocapitalize="characters"
        separators="all"
        size="large"
        color="success"
        aria-label="Capital letters and digits"
      >
        Capital letters and digits
      </IonInputOtp>
    </>
  );
}
