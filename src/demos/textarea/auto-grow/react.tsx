import { IonTextarea } from '@ionic/react';

export default function Example() {
  return (
    <IonTextarea
      label="Shopping list"
      labelPlacement="stacked"
      helperText="One thing per line"
      autoGrow
      rows={2}
    />
  );
}
