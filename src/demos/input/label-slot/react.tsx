import { IonInput, IonText } from '@ionic/react';

export default function Example() {
  return (
    <IonInput labelPlacement="stacked" placeholder="As people know it">
      <div slot="label">
        Name <IonText color="danger">(required)</IonText>
      </div>
    </IonInput>
  );
}
