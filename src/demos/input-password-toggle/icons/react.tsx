import { IonInput, IonInputPasswordToggle } from '@ionic/react';
import { lockClosed, lockOpen } from 'ionicons/icons';
import { useState } from 'react';

export default function Example() {
  const [code, setCode] = useState('4711');
  // Each render sets type again, so the state must follow the toggle
  const [shown, setShown] = useState(false);

  return (
    <IonInput
      type={shown ? 'text' : 'password'}
      label="Door code"
      labelPlacement="stacked"
      autocomplete="off"
      clearOnEdit={false}
      value={code}
      onIonInput={(event) => setCode(event.detail.value ?? '')}
    >
      <IonInputPasswordToggle
        slot="end"
        color="tertiary"
        showIcon={lockClosed}
        hideIcon={lockOpen}
        onClick={() => setShown(!shown)}
      />
    </IonInput>
  );
}
