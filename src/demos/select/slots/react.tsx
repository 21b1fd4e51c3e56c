import {
  IonButton,
  IonContent,
  IonIcon,
  IonItem,
  IonList,
  IonSelect,
  IonSelectOption,
} from '@ionic/react';
import { airplane, close } from 'ionicons/icons';
import { useState } from 'react';

export default function Example() {
  const [country, setCountry] = useState('kenya');

  return (
    <IonContent>
      <IonList>
        <IonItem>
          <IonSelect
            label="Country"
            labelPlacement="stacked"
            placeholder="None"
            interface="popover"
            value={country}
            onIonChange={({ detail }) => setCountry(detail.value)}
          >
            <IonIcon slot="start" icon={airplane} aria-hidden="true" />
            <IonSelectOption value="japan">Japan</IonSelectOption>
            <IonSelectOption value="kenya">Kenya</IonSelectOption>
            <IonButton
              slot="end"
              fill="clear"
              aria-label="Clear the country"
              onClick={() => setCountry('')}
            >
              <IonIcon slot="icon-only" icon={close} aria-hidden="true" />
            </IonButton>
          </IonSelect>
        </IonItem>
      </IonList>
    </IonContent>
  );
}
