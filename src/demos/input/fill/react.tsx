import { IonInput } from '@ionic/react';

export default function Example() {
  return (
    <>
      <IonInput mode="md" fill="outline" label="First name" labelPlacement="floating" />
      <br />
      <IonInput
        mode="md"
        fill="solid"
        label="Street"
        labelPlacement="floating"
        helperText="With the house number"
      />
      <br />
      <IonInput mode="md" fill="outline" shape="round" label="City" labelPlacement="floating" />
    </>
  );
}
