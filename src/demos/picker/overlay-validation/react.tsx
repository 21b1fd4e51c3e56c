import {
  IonButton,
  IonContent,
  IonHeader,
  IonPage,
  IonPicker,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useState } from 'react';

interface Party {
  adults: { value: number };
  children: { value: number };
}

function column(name: string, suffix: string) {
  const options = [0, 1, 2, 3, 4, 5, 6].map((count) => ({ text: String(count), value: count }));
  return { name, suffix, options };
}

const columns = [column('adults', 'adults'), column('children', 'children')];

export default function Example() {
  const [hint, setHint] = useState('At least one adult.');

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Table</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <IonButton id="open" expand="block">
          How many of you?
        </IonButton>
        <p role="status">{hint}</p>
        <IonPicker
          trigger="open"
          columns={columns}
          buttons={[
            { text: 'Cancel', role: 'cancel' },
            {
              text: 'Done',
              role: 'confirm',
              handler: ({ adults, children }: Party) => {
                if (adults.value === 0) {
                  setHint('An adult has to come along.');
                  // Keeps the picker open
                  return false;
                }
                setHint(`A table for ${adults.value + children.value}.`);
                return true;
              },
            },
          ]}
        />
      </IonContent>
    </IonPage>
  );
}
