import { IonInput } from '@ionic/react';

function left(length: number, max: number) {
  return `${max - length} left`;
}

export default function Example() {
  return (
    <>
      <IonInput label="Title" labelPlacement="stacked" maxlength={40} counter />
      <IonInput
        label="Place"
        labelPlacement="stacked"
        helperText="As people know it"
        maxlength={20}
        counter
        counterFormatter={left}
      />
    </>
  );
}
