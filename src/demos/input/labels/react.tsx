import { IonInput, IonItem, IonList } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [email, setEmail] = useState('');
  return (
    <IonList>
      <IonItem>
        <IonInput label="Name" labelPlacement="fixed" placeholder="Kim Lee" />
      </IonItem>
      <IonItem>
        <IonInput
          label="Email"
          labelPlacement="floating"
          type="email"
          value={email}
          onIonInput={(event) => setEmail(event.detail.value ?? '')}
        />
      </IonItem>
      <IonItem>
        <IonInput label="City" labelPlacement="stacked" placeholder="Osaka" />
      </IonItem>
    </IonList>
  );
}
