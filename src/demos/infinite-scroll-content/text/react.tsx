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
  const [count, setCount] = useState(20);

  function append(event: InfiniteScrollCustomEvent) {
    setTimeout(() => {
      setCount((before) => before + 20);
      void event.target.complete();
    }, 2000);
  }

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Recordings</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonList>
          {Array.from({ length: count }, (_, i) => (
            <IonItem key={i}>
              <IonLabel>Recording {i + 1}</IonLabel>
            </IonItem>
          ))}
        </IonList>
        <IonInfiniteScroll onIonInfinite={append}>
          <IonInfiniteScrollContent loadingSpinner="dots" loadingText="Loading recordings…" />
        </IonInfiniteScroll>
      </IonContent>
    </IonPage>
  );
}
