import { IonIcon, IonItem, IonList, IonRange } from '@ionic/react';
import { sunny, sunnyOutline, volumeHigh, volumeLow } from 'ionicons/icons';
import { useState } from 'react';

export default function Example() {
  const [volume, setVolume] = useState(20);
  const [brightness, setBrightness] = useState(70);

  return (
    <IonList>
      <IonItem>
        <IonRange
          aria-label="Volume"
          value={volume}
          onIonInput={(event) => setVolume(event.detail.value as number)}
        >
          <IonIcon slot="start" icon={volumeLow} aria-hidden="true" />
          <IonIcon slot="end" icon={volumeHigh} aria-hidden="true" />
        </IonRange>
      </IonItem>
      <IonItem>
        <IonRange
          aria-label="Brightness"
          color="warning"
          value={brightness}
          onIonInput={(event) => setBrightness(event.detail.value as number)}
        >
          <IonIcon slot="start" icon={sunnyOutline} size="small" aria-hidden="true" />
          <IonIcon slot="end" icon={sunny} aria-hidden="true" />
        </IonRange>
      </IonItem>
    </IonList>
  );
}
