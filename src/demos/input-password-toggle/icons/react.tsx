import { IonInput, IonInputPasswordToggle } from '@ionic/react';
import { lockClosed, lockOpen } from 'ionicons/icons';

export default function Example() {
  return (
    <IonInput
      type="password"
      label="Door code"
      labelPlacement="stacked"
      autocomplete="off"
      value="4711"
      clearOnEdit={false}
    >
      <IonInputPasswordToggle
        slot="end"
        color="tertiary"
        showIcon={lockClosed}
        hideIcon={lockOpen}
      />
    </IonInput>
  );
}
