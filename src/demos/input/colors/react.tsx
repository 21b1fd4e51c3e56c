import { IonInput } from '@ionic/react';

export default function Example() {
  return (
    <>
      <IonInput
        className="ion-margin-bottom"
        mode="md"
        fill="outline"
        label="First name"
        labelPlacement="floating"
        color="secondary"
      />
      <IonInput
        className="ion-margin-bottom"
        mode="md"
        fill="outline"
        label="City"
        labelPlacement="floating"
        color="tertiary"
      />
      <IonInput
        mode="md"
        fill="outline"
        label="Postcode"
        labelPlacement="floating"
        color="success"
      />
    </>
  );
}
