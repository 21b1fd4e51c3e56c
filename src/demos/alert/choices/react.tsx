import {
  type AlertInput,
  IonAlert,
  IonContent,
  IonItem,
  IonLabel,
  IonList,
  IonNote,
} from '@ionic/react';
import { useState } from 'react';

const sizeInputs: AlertInput[] = ['Small', 'Medium', 'Large'].map((name) => ({
  type: 'radio',
  label: name,
  value: name,
  checked: name === 'Medium',
}));
const extrasInputs: AlertInput[] = ['Milk', 'Sugar', 'Cinnamon'].map((name) => ({
  type: 'checkbox',
  label: name,
  value: name,
  checked: name === 'Milk',
}));
const buttons = [
  { text: 'Cancel', role: 'cancel' },
  { text: 'OK', role: 'confirm' },
];

export default function Example() {
  const [size, setSize] = useState('Medium');
  const [extras, setExtras] = useState(['Milk']);

  return (
    <IonContent>
      <IonList>
        <IonItem id="size" button detail={false}>
          <IonLabel>Size</IonLabel>
          <IonNote slot="end">{size}</IonNote>
        </IonItem>
        <IonItem id="extras" button detail={false}>
          <IonLabel>Extras</IonLabel>
          <IonNote slot="end">{extras.join(', ') || 'None'}</IonNote>
        </IonItem>
      </IonList>
      <IonAlert
        trigger="size"
        header="Size"
        inputs={sizeInputs}
        buttons={buttons}
        onDidDismiss={({ detail }) => {
          if (detail.role === 'confirm') setSize(detail.data.values);
        }}
      />
      <IonAlert
        trigger="extras"
        header="Extras"
        inputs={extrasInputs}
        buttons={buttons}
        onDidDismiss={({ detail }) => {
          if (detail.role === 'confirm') setExtras(detail.data.values);
        }}
      />
    </IonContent>
  );
}
