import { IonItem, IonList, IonToggle } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [wifi, setWifi] = useState(false);
  const [roaming, setRoaming] = useState(true);

  return (
    <IonList>
      <IonItem>
        <IonToggle checked={wifi} onIonChange={({ detail }) => setWifi(detail.checked)}>
          Wi-Fi
        </IonToggle>
      </IonItem>
      <IonItem>
        <IonToggle
          color="success"
          enableOnOffLabels
          checked={roaming}
          onIonChange={({ detail }) => setRoaming(detail.checked)}
        >
          Roaming
        </IonToggle>
      </IonItem>
      <IonItem>
        <IonToggle disabled>Hotspot</IonToggle>
      </IonItem>
    </IonList>
  );
}
