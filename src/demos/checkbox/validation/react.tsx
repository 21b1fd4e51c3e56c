import { IonButton, IonCheckbox } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [accepted, setAccepted] = useState(false);
  const [touched, setTouched] = useState(false);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTouched(true);
      }}
    >
      <IonCheckbox
        className={`${accepted ? '' : 'ion-invalid'} ${touched ? 'ion-touched' : ''}`}
        checked={accepted}
        labelPlacement="end"
        justify="start"
        helperText="You can read them again in the settings"
        errorText="Required to create an account"
        onIonChange={({ detail }) => {
          setAccepted(detail.checked);
          setTouched(true);
        }}
      >
        I accept the terms
      </IonCheckbox>
      <IonButton type="submit" className="ion-margin-top">
        Create account
      </IonButton>
    </form>
  );
}
