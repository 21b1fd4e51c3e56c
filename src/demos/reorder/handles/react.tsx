import {
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
  IonReorder,
  IonReorderGroup,
  IonToggle,
} from '@ionic/react';
import { swapVertical } from 'ionicons/icons';
import { useState } from 'react';

export default function Example() {
  const [sorting, setSorting] = useState(true);

  return (
    <IonList>
      <IonReorderGroup disabled={!sorting} onIonReorderEnd={({ detail }) => detail.complete()}>
        <IonItem>
          <IonReorder slot="start" />
          <IonLabel>Handle at the start</IonLabel>
        </IonItem>
        <IonItem>
          <IonLabel>Icon of your own</IonLabel>
          <IonReorder slot="end">
            <IonIcon icon={swapVertical} aria-hidden="true" />
          </IonReorder>
        </IonItem>
        <IonReorder>
          <IonItem>
            <IonLabel>Drag me anywhere</IonLabel>
          </IonItem>
        </IonReorder>
      </IonReorderGroup>
      <IonItem lines="none">
        <IonToggle checked={sorting} onIonChange={({ detail }) => setSorting(detail.checked)}>
          Sorting
        </IonToggle>
      </IonItem>
    </IonList>
  );
}
