import { IonButton, IonItem, IonRadio, IonRadioGroup } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [payment, setPayment] = useState<string>();
  const [sent, setSent] = useState(false);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <IonRadioGroup
        className={sent && !payment ? 'ion-touched ion-invalid' : ''}
        aria-label="Payment"
        helperText="Nothing is charged yet."
        errorText="Choose how you want to pay."
        value={payment}
        onIonChange={(event) => setPayment(event.detail.value)}
      >
        <IonItem>
          <IonRadio value="card" justify="space-between">
            Card
          </IonRadio>
        </IonItem>
        <IonItem>
          <IonRadio value="transfer" justify="space-between">
            Bank transfer
          </IonRadio>
        </IonItem>
      </IonRadioGroup>
      <IonButton type="submit" expand="block" className="ion-margin-top">
        Continue
      </IonButton>
    </form>
  );
}
