import { IonText, IonTextarea } from '@ionic/react';

export default function Example() {
  return (
    <IonTextarea labelPlacement="stacked" rows={3}>
      <div slot="label">
        Note for the driver <IonText color="danger">(required)</IonText>
      </div>
    </IonTextarea>
  );
}
