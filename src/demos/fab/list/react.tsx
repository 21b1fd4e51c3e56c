import {
  IonContent,
  IonFab,
  IonFabButton,
  IonFabList,
  IonHeader,
  IonIcon,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { add, camera, location, mic } from 'ionicons/icons';
import { useState } from 'react';

const kinds = [
  { name: 'Photo', icon: camera },
  { name: 'Recording', icon: mic },
  { name: 'Place', icon: location },
];

export default function Example() {
  const [status, setStatus] = useState('');

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Journal</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>Add something to today&apos;s page.</p>
        <p role="status">{status}</p>
        <IonFab slot="fixed" vertical="bottom" horizontal="end">
          <IonFabButton aria-label="Add">
            <IonIcon icon={add} aria-hidden="true" />
          </IonFabButton>
          <IonFabList side="top">
            {kinds.map(({ name, icon }) => (
              <IonFabButton
                key={name}
                aria-label={name}
                onClick={() => setStatus(`${name} added.`)}
              >
                <IonIcon icon={icon} aria-hidden="true" />
              </IonFabButton>
            ))}
          </IonFabList>
        </IonFab>
      </IonContent>
    </IonPage>
  );
}
