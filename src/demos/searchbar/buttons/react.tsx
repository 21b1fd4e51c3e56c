import { IonSearchbar } from '@ionic/react';
import { backspaceOutline, chevronBack } from 'ionicons/icons';

export default function Example() {
  return (
    <IonSearchbar
      value="Lisbon"
      placeholder="Find a city"
      showCancelButton="always"
      cancelButtonText="Done"
      cancelButtonIcon={chevronBack}
      clearIcon={backspaceOutline}
    />
  );
}
