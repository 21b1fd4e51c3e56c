import {
  IonContent,
  IonFab,
  IonFabButton,
  IonHeader,
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { add } from 'ionicons/icons';
import { useState } from 'react';

export default function Example() {
  const [notes, setNotes] = useState([1, 2]);

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Notes</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonList>
          {notes.map((note) => (
            <IonItem key={note}>
              <IonLabel>Note {note}</IonLabel>
            </IonItem>
          ))}
        </IonList>
        <IonFab slot="fixed" vertical="bottom" horizontal="end">
          <IonFabButton
            aria-label="New note"
            onClick={() => setNotes((before) => [...before, before.length + 1])}
          >
            <IonIcon icon={add} aria-hidden="true" />
          </IonFabButton>
        </IonFab>
      </IonContent>
    </IonPage>
  );
}
