import { IonPicker, IonPickerColumn, IonPickerColumnOption } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [amount, setAmount] = useState(10);

  return (
    <IonPicker>
      <IonPickerColumn
        aria-label="Amount in euros"
        value={amount}
        onIonChange={(event) => setAmount(event.detail.value as number)}
      >
        <div slot="prefix">€</div>
        {[5, 10, 20, 50].map((value) => (
          <IonPickerColumnOption key={value} value={value}>
            {value}
          </IonPickerColumnOption>
        ))}
      </IonPickerColumn>
      <IonPickerColumn value="month" disabled aria-label="How often">
        <div slot="prefix">every</div>
        {['week', 'month', 'year'].map((value) => (
          <IonPickerColumnOption key={value} value={value}>
            {value}
          </IonPickerColumnOption>
        ))}
      </IonPickerColumn>
    </IonPicker>
  );
}
