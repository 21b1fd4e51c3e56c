import { IonButton, IonInput } from '@ionic/react';
import { useRef, useState, type FormEvent } from 'react';

function problemOf({ valueMissing, patternMismatch, tooShort }: ValidityState) {
  if (valueMissing) return 'Enter a postcode';
  if (patternMismatch) return 'Use digits only';
  return tooShort ? 'Enter all five digits' : '';
}

export default function Example() {
  const input = useRef<HTMLIonInputElement>(null);
  const [problem, setProblem] = useState<string>();

  async function check(event: FormEvent) {
    event.preventDefault();
    const field = await input.current?.getInputElement();
    if (field) setProblem(problemOf(field.validity));
  }

  return (
    <form noValidate onSubmit={(event) => void check(event)}>
      <IonInput
        ref={input}
        className={
          problem === undefined ? '' : problem ? 'ion-touched ion-invalid' : 'ion-touched ion-valid'
        }
        label="Postcode"
        labelPlacement="stacked"
        inputmode="numeric"
        required
        minlength={5}
        maxlength={5}
        pattern="[0-9]+"
        helperText="Five digits"
        errorText={problem}
      />
      <IonButton type="submit" expand="block">
        Check
      </IonButton>
    </form>
  );
}
