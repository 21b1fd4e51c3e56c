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

const messages = [
  { subject: 'Your parcel is on its way', read: false },
  { subject: 'Minutes of Monday', read: true },
  { subject: 'New opening hours', read: false },
  { subject: 'Receipt 2041', read: true },
];

export default function Example() {
  const [filter, setFilter] = useState('all');

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Inbox</IonTitle>
        </IonToolbar>
        <IonToolbar>
          <IonSegment
            aria-label="Messages to show"
            value={filter}
            onIonChange={(event) => setFilter(String(event.detail.value))}
          >
            <IonSegmentButton value="all">
              <IonLabel>All</IonLabel>
            </IonSegmentButton>
            <IonSegmentButton value="unread">
              <IonLabel>Unread</IonLabel>
            </IonSegmentButton>
          </IonSegment>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonList>
          {messages
            .filter(({ read }) => filter === 'all' || !read)
            .map(({ subject }) => (
              <IonItem key={subject}>
                <IonLabel>{subject}</IonLabel>
              </IonItem>
            ))}
        </IonList>
      </IonContent>
    </IonPage>
  );
}
