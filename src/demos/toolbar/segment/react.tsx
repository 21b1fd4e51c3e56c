import {
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonPage,
  IonSegment,
  IonSegmentButton,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useState } from 'react';

const tasks = { open: ['Water the plants', 'Post the parcel'], done: ['Buy stamps'] };

export default function Example() {
  const [kind, setKind] = useState<keyof typeof tasks>('open');

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Tasks</IonTitle>
        </IonToolbar>
        <IonToolbar>
          <IonSegment
            aria-label="Tasks to show"
            value={kind}
            onIonChange={({ detail }) => setKind(detail.value as keyof typeof tasks)}
          >
            <IonSegmentButton value="open">
              <IonLabel>Open</IonLabel>
            </IonSegmentButton>
            <IonSegmentButton value="done">
              <IonLabel>Done</IonLabel>
            </IonSegmentButton>
          </IonSegment>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonList>
          {tasks[kind].map((task) => (
            <IonItem key={task}>
              <IonLabel>{task}</IonLabel>
            </IonItem>
          ))}
        </IonList>
      </IonContent>
    </IonPage>
  );
}
