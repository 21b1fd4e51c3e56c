import { IonButton, IonIcon, IonInput, IonItem, IonList } from '@ionic/react';
import { callOutline } from 'ionicons/icons';
import { useState } from 'react';

function Coupon() {
  const [coupon, setCoupon] = useState('');
  const [hint, setHint] = useState('Optional');

  return (
    <IonInput
      label="Coupon"
      labelPlacement="stacked"
      helperText={hint}
      value={coupon}
      onIonInput={({ detail }) => setCoupon(detail.value ?? '')}
    >
      <IonButton
        slot="end"
        fill="clear"
        onClick={() => setHint(coupon ? `${coupon} applied` : 'Optional')}
      >
        Apply
      </IonButton>
    </IonInput>
  );
}

export default function Example() {
  return (
    <IonList>
      <IonItem>
        <IonInput label="Phone" labelPlacement="stacked" type="tel" value="555 0100" clearInput>
          <IonIcon slot="start" icon={callOutline} aria-hidden="true" />
        </IonInput>
      </IonItem>
      <IonItem>
        <IonInput
          label="Weight in kilograms"
          labelPlacement="stacked"
          inputmode="decimal"
          value="2.5"
        >
          <span slot="end" aria-hidden="true">
            kg
          </span>
        </IonInput>
      </IonItem>
      <IonItem>
        <Coupon />
      </IonItem>
    </IonList>
  );
}
