import { IonPicker, IonPickerColumn, IonPickerColumnOption } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [amount, setAmount] = useState(10);

  return (
    <IonPicker>
      <IonPickerColumn
        aria-label="Amount in euros"
        value={amount}
        onIonChange={({ detail }) => {
          if (typeof detail.value === 'number') setAmount(detail.value);
        }}
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
