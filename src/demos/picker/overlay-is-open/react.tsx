import {
  IonCheckbox,
  IonContent,
  IonItem,
  IonLabel,
  IonList,
  IonNote,
  IonPickerLegacy,
} from '@ionic/react';
import { useState } from 'react';

const columns = [
  {
    name: 'size',
    selectedIndex: 1,
    options: [
      { text: 'Small', value: 's' },
      { text: 'Medium', value: 'm' },
      { text: 'Large', value: 'l' },
    ],
  },
];
const buttons = [
  { text: 'Cancel', role: 'cancel' },
  { text: 'Done', role: 'confirm' },
];

export default function Example() {
  const [open, setOpen] = useState(false);
  const [size, setSize] = useState('None');

  return (
    <IonContent>
      <IonList>
        <IonItem>
          <IonCheckbox
            onIonChange={({ detail }) => {
              setOpen(detail.checked);
              if (!detail.checked) setSize('None');
            }}
          >
            Gift wrapping
          </IonCheckbox>
        </IonItem>
        <IonItem>
          <IonLabel>Size</IonLabel>
          <IonNote slot="end">{size}</IonNote>
        </IonItem>
      </IonList>
      <IonPickerLegacy
        isOpen={open}
        columns={columns}
        buttons={buttons}
        onDidDismiss={({ detail }) => {
          setOpen(false);
          if (detail.role === 'confirm') setSize(detail.data.size.text);
        }}
      />
    </IonContent>
  );
}
