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
      />
      <IonInput
        className="ion-margin-bottom"
        mode="md"
        fill="solid"
        label="Street"
        labelPlacement="floating"
        helperText="With the house number"
      />
      <IonInput mode="md" fill="outline" shape="round" label="City" labelPlacement="floating" />
    </>
  );
}
