import { IonItem, IonList, IonRadio, IonRadioGroup } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [show, setShow] = useState('');

  return (
    <>
      <IonRadioGroup
        aria-label="Show"
        value={show}
        onIonChange={({ detail }) => setShow(detail.value)}
      >
        <IonList>
          <IonItem>
            <IonRadio value="18">18:00</IonRadio>
          </IonItem>
          <IonItem>
            <IonRadio value="20" disabled>
              20:00, sold out
            </IonRadio>
          </IonItem>
          <IonItem>
            <IonRadio value="22">22:00</IonRadio>
          </IonItem>
        </IonList>
      </IonRadioGroup>
      <p>
        Show at <output>{show ? `${show}:00` : '–'}</output>
      </p>
    </>
  );
}
