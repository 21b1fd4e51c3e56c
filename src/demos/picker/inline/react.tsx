import { IonPicker, IonPickerColumn, IonPickerColumnOption } from '@ionic/react';
import { useState } from 'react';

const sizes = ['small', 'medium', 'large', 'huge'];

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
          {sizes.map((option) => (
            <IonPickerColumnOption key={option} value={option}>
              {option}
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
