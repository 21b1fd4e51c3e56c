import {
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonNote,
  IonPage,
  IonPickerLegacy,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useState } from 'react';

const columns = [
  {
    name: 'size',
    selectedIndex: 1,
    options: [
      { text: 'Small', value: 'small' },
      { text: 'Medium', value: 'medium' },
      { text: 'Large', value: 'large' },
    ],
  },
];
const buttons = [
  { text: 'Cancel', role: 'cancel' },
  { text: 'Done', role: 'confirm' },
];

export default function Example() {
  const [size, setSize] = useState('Choose');

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>T-shirt</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonList>
          <IonItem id="open" button>
            <IonLabel>Size</IonLabel>
            <IonNote slot="end">{size}</IonNote>
          </IonItem>
        </IonList>
        <IonPickerLegacy
          trigger="open"
          columns={columns}
          buttons={buttons}
          onDidDismiss={({ detail }) => {
            if (detail.role === 'confirm') setSize(detail.data.size.text);
          }}
        />
      </IonContent>
    </IonPage>
  );
}
