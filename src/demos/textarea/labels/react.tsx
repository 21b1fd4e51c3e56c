import { IonItem, IonList, IonTextarea } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [address, setAddress] = useState('4 Harbor Lane');

  return (
    <IonList>
      <IonItem>
        <IonTextarea
          label="Address"
          rows={2}
          value={address}
          onIonInput={(event) => setAddress(event.detail.value ?? '')}
        />
      </IonItem>
      <IonItem>
        <IonTextarea label="Note for the driver" labelPlacement="floating" rows={2} />
      </IonItem>
      <IonItem>
        <IonTextarea
          label="Directions"
          labelPlacement="stacked"
          placeholder="Second yard, blue door"
          rows={2}
        />
      </IonItem>
    </IonList>
  );
}
