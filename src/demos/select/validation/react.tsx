import { IonButton, IonContent, IonSelect, IonSelectOption } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [country, setCountry] = useState<string>();
  const [touched, setTouched] = useState(false);
  const classes = [touched && 'ion-touched', !country && 'ion-invalid'].filter(Boolean).join(' ');

  return (
    <IonContent className="ion-padding">
      <IonSelect
        className={classes}
        label="Country"
        labelPlacement="stacked"
        placeholder="Choose"
        helperText="Where the parcel goes."
        errorText="Choose a country."
        required
        value={country}
        onIonChange={({ detail }) => setCountry(detail.value)}
        onIonDismiss={() => setTouched(true)}
      >
        <IonSelectOption value="jp">Japan</IonSelectOption>
        <IonSelectOption value="ke">Kenya</IonSelectOption>
      </IonSelect>
      <IonButton className="ion-margin-top" expand="block" onClick={() => setTouched(true)}>
        Continue
      </IonButton>
    </IonContent>
  );
}
