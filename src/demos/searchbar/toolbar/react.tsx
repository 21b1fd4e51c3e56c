import {
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonPage,
  IonSearchbar,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useState } from 'react';

const notes = ['Packing list', 'Tea with Noor', 'Recipe for flatbread', 'Bicycle repair'];

export default function Example() {
  const [query, setQuery] = useState('');
  const found = notes.filter((note) => note.toLowerCase().includes(query.toLowerCase()));

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Notes</IonTitle>
        </IonToolbar>
        <IonToolbar>
          <IonSearchbar
            showCancelButton="focus"
            placeholder="Search notes"
            animated
            onIonInput={(event) => setQuery(event.detail.value ?? '')}
          />
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonList>
          {found.map((note) => (
            <IonItem key={note}>
              <IonLabel>{note}</IonLabel>
            </IonItem>
          ))}
        </IonList>
      </IonContent>
    </IonPage>
  );
}
