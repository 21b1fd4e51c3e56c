import { IonInput } from '@ionic/react';

const css = `
  /* Doubled, since the rules of the component weigh two classes of its own */
  ion-input.counter-start .input-bottom.input-bottom {
    justify-content: flex-start;
  }

  ion-input.counter-start .input-bottom.input-bottom .counter.counter {
    margin-inline-start: 0;
    padding-inline-start: 0;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonInput
        className="counter-start"
        label="Title"
        labelPlacement="stacked"
        counter
        maxlength={20}
      />
    </>
  );
}
