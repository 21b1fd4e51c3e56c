import { IonTextarea } from '@ionic/react';

function left(length: number, max: number) {
  return `${max - length} left`;
}

export default function Example() {
  return (
    <IonTextarea
      label="About the flat"
      labelPlacement="stacked"
      helperText="At most 160 characters"
      maxlength={160}
      rows={3}
      counter
      counterFormatter={left}
    />
  );
}
