import { IonInput, IonItem, IonList, IonToggle } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [street, setStreet] = useState('12 Harbor Street');
  const [editing, setEditing] = useState(false);

  return (
    <>
      <IonList>
        <IonItem>
          <IonInput
            label="Street"
            labelPlacement="stacked"
            value={street}
            readonly={!editing}
            onIonInput={({ detail }) => setStreet(detail.value ?? '')}
          />
        </IonItem>
        <IonItem>
          <IonInput label="Country" labelPlacement="stacked" value="Portugal" disabled />
        </IonItem>
      </IonList>
      <IonToggle className="ion-margin" onIonChange={({ detail }) => setEditing(detail.checked)}>
        Edit the address
      </IonToggle>
    </>
  );
}
