import { IonContent, IonItem, IonList, IonSelect, IonSelectOption } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [size, setSize] = useState<'s' | 'm' | 'l'>();
  const [color, setColor] = useState<'blue' | 'green'>('blue');

  return (
    <IonContent>
      <IonList>
        <IonItem>
          <IonSelect
            label="Size"
            placeholder="Choose"
            value={size}
            onIonChange={({ detail }) => setSize(detail.value)}
          >
            <IonSelectOption value="s">Small</IonSelectOption>
            <IonSelectOption value="m">Medium</IonSelectOption>
            <IonSelectOption value="l">Large</IonSelectOption>
          </IonSelect>
        </IonItem>
        <IonItem>
          <IonSelect
            label="Color"
            labelPlacement="stacked"
            value={color}
            onIonChange={({ detail }) => setColor(detail.value)}
          >
            <IonSelectOption value="blue">Blue</IonSelectOption>
            <IonSelectOption value="green">Green</IonSelectOption>
          </IonSelect>
        </IonItem>
        <IonItem>
          <IonSelect label="Engraving" value="none" disabled>
            <IonSelectOption value="none">None</IonSelectOption>
          </IonSelect>
        </IonItem>
      </IonList>
    </IonContent>
  );
}
