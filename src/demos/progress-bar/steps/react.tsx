import { IonButton, IonProgressBar } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [step, setStep] = useState(1);
  const text = `Step ${step} of 4`;

  return (
    <>
      <IonProgressBar aria-label="Registration" aria-valuetext={text} value={(step - 1) / 4} />
      <p>{text}</p>
      <IonButton expand="block" disabled={step === 4} onClick={() => setStep(step + 1)}>
        Next
      </IonButton>
      <IonButton
        expand="block"
        fill="outline"
        disabled={step === 1}
        onClick={() => setStep(step - 1)}
      >
        Back
      </IonButton>
    </>
  );
}
