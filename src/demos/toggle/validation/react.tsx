import { IonButton, IonToggle } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [consent, setConsent] = useState(false);
  const [sent, setSent] = useState(false);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <IonToggle
        className={`${sent ? 'ion-touched' : ''} ${consent ? '' : 'ion-invalid'}`}
        justify="space-between"
        required
        helperText="You can withdraw it at any time."
        errorText="Without consent the form cannot be sent."
        checked={consent}
        onIonChange={(event) => setConsent(event.detail.checked)}
      >
        Store my answers
      </IonToggle>
      <IonButton type="submit" expand="block" className="ion-margin-top">
        Send
      </IonButton>
    </form>
  );
}
