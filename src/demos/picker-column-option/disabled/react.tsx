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
        <IonPickerColumnOption value="20:00" disabled aria-label="20:00, sold out">
          20:00
        </IonPickerColumnOption>
        <IonPickerColumnOption value="20:30" color="success" aria-label="20:30, last seats">
          20:30
        </IonPickerColumnOption>
      </IonPickerColumn>
    </IonPicker>
  );
}
