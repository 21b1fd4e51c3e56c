import { IonInput, IonInputPasswordToggle, IonItem, IonList } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [email, setEmail] = useState('kim@example.com');
  const [password, setPassword] = useState('corkscrew-harbor');
  // Each render sets type again, so the state must follow the toggle
  const [shown, setShown] = useState(false);

  return (
    <form>
      <IonList>
        <IonItem>
          <IonInput
            type="email"
            name="email"
            label="Email"
            labelPlacement="stacked"
            autocomplete="username"
            value={email}
            onIonInput={(event) => setEmail(event.detail.value ?? '')}
          />
        </IonItem>
        <IonItem>
          <IonInput
            type={shown ? 'text' : 'password'}
            name="password"
            label="Password"
            labelPlacement="stacked"
            autocomplete="current-password"
            clearOnEdit={false}
            value={password}
            onIonInput={(event) => setPassword(event.detail.value ?? '')}
          >
            <IonInputPasswordToggle slot="end" onClick={() => setShown(!shown)} />
          </IonInput>
        </IonItem>
      </IonList>
    </form>
  );
}
