import {
  IonCheckbox,
  IonContent,
  IonItem,
  IonList,
  IonRadio,
  IonRadioGroup,
  IonRange,
  IonSelect,
  IonSelectOption,
  IonToggle,
} from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [focus, setFocus] = useState('none');
  const onIonBlur = () => setFocus('none');

  return (
    <IonContent>
      <IonList>
        <IonItem>
          <IonCheckbox onIonFocus={() => setFocus('ion-checkbox')} onIonBlur={onIonBlur}>
            Gift wrapping
          </IonCheckbox>
        </IonItem>
        <IonItem>
          <IonToggle onIonFocus={() => setFocus('ion-toggle')} onIonBlur={onIonBlur}>
            Insured
          </IonToggle>
        </IonItem>
        <IonItem>
          <IonRange label="Weight" onIonFocus={() => setFocus('ion-range')} onIonBlur={onIonBlur} />
        </IonItem>
        <IonItem>
          <IonSelect
            label="Country"
            interface="popover"
            onIonFocus={() => setFocus('ion-select')}
            onIonBlur={onIonBlur}
          >
            <IonSelectOption value="at">Austria</IonSelectOption>
            <IonSelectOption value="jp">Japan</IonSelectOption>
          </IonSelect>
        </IonItem>
        <IonRadioGroup>
          <IonItem>
            <IonRadio value="post" onIonFocus={() => setFocus('ion-radio')} onIonBlur={onIonBlur}>
              By post
            </IonRadio>
          </IonItem>
          <IonItem>
            <IonRadio
              value="courier"
              onIonFocus={() => setFocus('ion-radio')}
              onIonBlur={onIonBlur}
            >
              By courier
            </IonRadio>
          </IonItem>
        </IonRadioGroup>
      </IonList>
      <p className="ion-padding-horizontal">
        Focus: <output>{focus}</output>
      </p>
    </IonContent>
  );
}
