import { IonInput } from '@ionic/react';
import { trashOutline } from 'ionicons/icons';

export default function Example() {
  return (
    <IonInput
      label="City"
      labelPlacement="stacked"
      fill="outline"
      value="Kyoto"
      clearInput
      clearInputIcon={trashOutline}
    />
  );
}
