import { IonButton, IonContent, IonSelect, IonSelectOption } from '@ionic/react';
import { useRef } from 'react';

const options = { header: 'Time' };

export default function Example() {
  const select = useRef<HTMLIonSelectElement>(null);

  return (
    <IonContent className="ion-padding">
      <IonSelect
        ref={select}
        label="Time"
        interface="action-sheet"
        interfaceOptions={options}
        value="10"
      >
        <IonSelectOption value="10">At ten</IonSelectOption>
        <IonSelectOption value="14">At two</IonSelectOption>
        <IonSelectOption value="16">At four</IonSelectOption>
      </IonSelect>
      <IonButton
        expand="block"
        fill="outline"
        onClick={({ nativeEvent }) => select.current?.open(nativeEvent)}
      >
        Another time
      </IonButton>
    </IonContent>
  );
}
