import { IonCheckbox } from '@ionic/react';

const css = `
  ion-checkbox::part(label) {
    white-space: normal;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonCheckbox labelPlacement="end">
        I have read the <a href="#terms">terms of the library</a>
      </IonCheckbox>
      <p>
        <a href="#terms">Terms of the library</a>
      </p>
    </>
  );
}
