import { IonPicker, IonPickerColumn, IonPickerColumnOption } from '@ionic/react';
import { useState } from 'react';

const sizes = [
  { value: 'small', text: 'Small' },
  { value: 'medium', text: 'Medium' },
  { value: 'large', text: 'Large' },
  { value: 'huge', text: 'Huge' },
];

export default function Example() {
  const [size, setSize] = useState('medium');

  return (
    <>
      <IonPicker>
        <IonPickerColumn
          aria-label="Size"
          value={size}
          onIonChange={(event) => setSize(event.detail.value as string)}
        >
          {sizes.map(({ value, text }) => (
            <IonPickerColumnOption key={value} value={value}>
              {text}
            </IonPickerColumnOption>
          ))}
        </IonPickerColumn>
      </IonPicker>
      <p className="ion-text-center">
        Size: <output>{size}</output>
      </p>
    </>
  );
}
