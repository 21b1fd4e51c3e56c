import { IonInput, IonInputPasswordToggle, IonItem, IonList } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [password, setPassword] = useState('corkscrew-harbour');

  return (
    <IonList>
      <IonItem>
        <IonInput
          type="password"
          label="Password"
          labelPlacement="stacked"
          autocomplete="current-password"
          clearOnEdit={false}
          value={password}
          onIonInput={(event) => setPassword(event.detail.value ?? '')}
        >
          <IonInputPasswordToggle slot="end" />
        </IonInput>
      </IonItem>
    </IonList>
  );
}
