import { IonTextarea } from '@ionic/react';

export default function Example() {
  return (
    <>
      <IonTextarea
        mode="md"
        fill="outline"
        color="tertiary"
        label="Praise"
        labelPlacement="floating"
        rows={2}
      />
      <IonTextarea
        className="ion-margin-top"
        mode="md"
        fill="solid"
        color="secondary"
        label="Wish"
        labelPlacement="floating"
        rows={2}
      />
    </>
  );
}
