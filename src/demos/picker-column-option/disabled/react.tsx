import { IonPicker, IonPickerColumn, IonPickerColumnOption } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [show, setShow] = useState('19:00');

  return (
    <IonPicker>
      <IonPickerColumn
        aria-label="Show"
        value={show}
        onIonChange={(event) => setShow(event.detail.value as string)}
      >
        <IonPickerColumnOption value="18:30">18:30</IonPickerColumnOption>
        <IonPickerColumnOption value="19:00">19:00</IonPickerColumnOption>
        <IonPickerColumnOption value="19:30">19:30</IonPickerColumnOption>
        <IonPickerColumnOption value="20:00" disabled>
          20:00, sold out
        </IonPickerColumnOption>
        <IonPickerColumnOption value="20:30" color="success">
          20:30, last seats
        </IonPickerColumnOption>
      </IonPickerColumn>
    </IonPicker>
  );
}
