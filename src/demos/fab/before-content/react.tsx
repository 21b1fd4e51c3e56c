import {
  IonContent,
  IonFab,
  IonFabButton,
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
} from '@ionic/react';
import { add } from 'ionicons/icons';

export default function Example() {
  return (
    <IonContent fixedSlotPlacement="before">
      <IonFab slot="fixed" vertical="bottom" horizontal="end">
        <IonFabButton aria-label="Add a note">
          <IonIcon icon={add} aria-hidden="true" />
        </IonFabButton>
      </IonFab>
      <p className="ion-padding-horizontal">Press Tab: the button comes before the notes.</p>
      <IonList>
        <IonItem button>
          <IonLabel>Note 1</IonLabel>
        </IonItem>
        <IonItem button>
          <IonLabel>Note 2</IonLabel>
        </IonItem>
        <IonItem button>
          <IonLabel>Note 3</IonLabel>
        </IonItem>
      </IonList>
    </IonContent>
  );
}
