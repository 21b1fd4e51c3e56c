import { IonTextarea } from '@ionic/react';

export default function Example() {
  return (
    <>
      <p>Click into the field and type: the old text goes.</p>
      <IonTextarea
        label="Message"
        labelPlacement="stacked"
        rows={2}
        value="See you at the station"
        clearOnEdit
      />
    </>
  );
}
