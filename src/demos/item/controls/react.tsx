import {
  IonButton,
  IonCheckbox,
  IonIcon,
  IonInput,
  IonItem,
  IonLabel,
  IonList,
  IonRange,
  IonSelect,
  IonSelectOption,
  IonToggle,
} from '@ionic/react';
import { sunny, sunnyOutline } from 'ionicons/icons';

export default function Example() {
  return (
    <IonList>
      <IonItem>
        <IonInput label="Name" labelPlacement="floating" value="Lamp" />
      </IonItem>
      <IonItem>
        <IonSelect label="Room" value="hall">
          <IonSelectOption value="hall">Hall</IonSelectOption>
          <IonSelectOption value="office">Office</IonSelectOption>
        </IonSelect>
      </IonItem>
      <IonItem>
        <IonToggle>Turn on at sunset</IonToggle>
      </IonItem>
      <IonItem>
        <IonCheckbox justify="space-between">Include in “All off”</IonCheckbox>
      </IonItem>
      <IonItem>
        <IonRange aria-label="Brightness" value={60}>
          <IonIcon slot="start" icon={sunnyOutline} aria-hidden="true" />
          <IonIcon slot="end" icon={sunny} aria-hidden="true" />
        </IonRange>
      </IonItem>
      <IonItem lines="none">
        <IonLabel>Firmware 2.4</IonLabel>
        <IonButton slot="end" fill="outline">
          Update
        </IonButton>
      </IonItem>
    </IonList>
  );
}
