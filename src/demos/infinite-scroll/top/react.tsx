import {
  IonContent,
  IonHeader,
  IonInfiniteScroll,
  IonInfiniteScrollContent,
  IonItem,
  IonLabel,
  IonList,
  IonPage,
  IonTitle,
  IonToolbar,
  type InfiniteScrollCustomEvent,
} from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [oldest, setOldest] = useState(81);
  const messages = Array.from({ length: 101 - oldest }, (_, i) => oldest + i);

  function showOlder(event: InfiniteScrollCustomEvent) {
    setTimeout(() => {
      // Measures the content, so it has to come before the new messages
      void event.target.complete();
      setOldest((before) => before - 20);
    }, 600);
  }

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Conversation</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonInfiniteScroll
          position="top"
          threshold="50px"
          disabled={oldest === 1}
          onIonInfinite={showOlder}
        >
          <IonInfiniteScrollContent />
        </IonInfiniteScroll>
        <IonList lines="none">
          {messages.map((message) => (
            <IonItem key={message}>
              <IonLabel>Message {message}</IonLabel>
            </IonItem>
          ))}
        </IonList>
      </IonContent>
    </IonPage>
  );
}
