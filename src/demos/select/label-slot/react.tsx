import { IonSelect, IonSelectOption, IonText } from '@ionic/react';

export default function Example() {
  return (
    <IonSelect interface="popover" value="tea">
      <div slot="label">
        Drink <IonText color="danger">(required)</IonText>
      </div>
      <IonSelectOption value="tea">Tea</IonSelectOption>
      <IonSelectOption value="coffee">Coffee</IonSelectOption>
    </IonSelect>
  );
}
