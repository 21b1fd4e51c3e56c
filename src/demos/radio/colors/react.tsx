import { IonItem, IonRadio, IonRadioGroup } from '@ionic/react';

export default function Example() {
  return (
    <IonRadioGroup value="tea" aria-label="Drink">
      <IonItem>
        <IonRadio value="tea" color="primary">
          Tea, in the primary color
        </IonRadio>
      </IonItem>
      <IonItem>
        <IonRadio value="coffee" color="tertiary">
          Coffee, in the tertiary color
        </IonRadio>
      </IonItem>
      <IonItem>
        <IonRadio value="water" color="success">
          Water, in the success color
        </IonRadio>
      </IonItem>
    </IonRadioGroup>
  );
}
