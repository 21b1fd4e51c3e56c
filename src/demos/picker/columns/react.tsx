import { IonPicker, IonPickerColumn, IonPickerColumnOption } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [hours, setHours] = useState(1);
  const [minutes, setMinutes] = useState(30);

  return (
    <>
      <IonPicker>
        <IonPickerColumn
          aria-label="Hours"
          value={hours}
          onIonChange={(event) => setHours((event.detail.value ?? hours) as number)}
        >
          <div slot="suffix">h</div>
          {[0, 1, 2, 3, 4, 5, 6].map((value) => (
            <IonPickerColumnOption key={value} value={value}>
              {value}
            </IonPickerColumnOption>
          ))}
        </IonPickerColumn>
        <IonPickerColumn
          aria-label="Minutes"
          value={minutes}
          onIonChange={(event) => setMinutes((event.detail.value ?? minutes) as number)}
        >
          <div slot="suffix">min</div>
          {[0, 15, 30, 45].map((value) => (
            <IonPickerColumnOption key={value} value={value}>
              {value}
            </IonPickerColumnOption>
          ))}
        </IonPickerColumn>
      </IonPicker>
      <p className="ion-text-center">
        <output>
          {hours} h {minutes} min
        </output>
      </p>
    </>
  );
}
