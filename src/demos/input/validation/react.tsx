import { IonInput } from '@ionic/react';
import { useState } from 'react';

function isEmail(text: string) {
  return /^\S+@\S+\.\S+$/.test(text);
}

export default function Example() {
  const [email, setEmail] = useState('');
  const [touched, setTouched] = useState(false);

  return (
    <IonInput
      className={`${isEmail(email) ? 'ion-valid' : 'ion-invalid'} ${touched ? 'ion-touched' : ''}`}
      type="email"
      label="Email"
      labelPlacement="stacked"
      placeholder="kim@example.com"
      helperText="For the receipt"
      errorText="Enter an address such as kim@example.com"
      value={email}
      onIonInput={(event) => setEmail(event.detail.value ?? '')}
      onIonBlur={() => setTouched(true)}
    />
  );
}
