import { IonItem, IonList, IonToggle } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [wifi, setWifi] = useState(false);

  return (
    <IonList>
      <IonItem>
        <IonToggle checked={wifi} onIonChange={(event) => setWifi(event.detail.checked)}>
          Wi-Fi
        </IonToggle>
      </IonItem>
      <IonItem>
        <IonToggle checked color="success" enableOnOffLabels>
          Roaming
        </IonToggle>
      </IonItem>
      <IonItem>
        <IonToggle disabled>Hotspot</IonToggle>
      </IonItem>
    </IonList>
  );
}
