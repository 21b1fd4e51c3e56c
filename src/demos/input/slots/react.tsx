import { IonButton, IonIcon, IonInput, IonItem, IonList } from '@ionic/react';
import { callOutline } from 'ionicons/icons';
import { useState } from 'react';

export default function Example() {
  const [coupon, setCoupon] = useState('');
  const [hint, setHint] = useState('Optional');

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
        <IonInput
          label="Coupon"
          labelPlacement="stacked"
          helperText={hint}
          value={coupon}
          onIonInput={(event) => setCoupon(event.detail.value ?? '')}
        >
          <IonButton
            slot="end"
            fill="clear"
            onClick={() => setHint(coupon ? `${coupon} applied` : 'Optional')}
          >
            Apply
          </IonButton>
        </IonInput>
      </IonItem>
    </IonList>
  );
}
