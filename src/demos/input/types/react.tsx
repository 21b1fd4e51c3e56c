import { IonInput, IonItem, IonList } from '@ionic/react';

export default function Example() {
  return (
    <IonList>
      <IonItem>
        <IonInput
          label="Email"
          labelPlacement="stacked"
          type="email"
          autocomplete="email"
          enterkeyhint="next"
          placeholder="kim@example.com"
        />
      </IonItem>
      <IonItem>
        <IonInput
          label="Phone"
          labelPlacement="stacked"
          type="tel"
          autocomplete="tel"
          placeholder="555 0100"
        />
      </IonItem>
      <IonItem>
        <IonInput
          label="Postcode"
          labelPlacement="stacked"
          inputmode="numeric"
          autocomplete="postal-code"
          placeholder="12345"
        />
      </IonItem>
      <IonItem>
        <IonInput label="Seats" labelPlacement="stacked" type="number" min={1} max={8} value={2} />
      </IonItem>
      <IonItem>
        <IonInput label="Day" labelPlacement="stacked" type="date" value="2025-06-12" />
      </IonItem>
    </IonList>
  );
}
