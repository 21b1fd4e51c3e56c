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

const stations = Array.from({ length: 36 }, (_, i) => `Station ${i + 1}`);

export default function Example() {
  const [count, setCount] = useState(15);
  const complete = count >= stations.length;

  function showMore(event: InfiniteScrollCustomEvent) {
    setTimeout(() => {
      setCount((before) => before + 15);
      void event.target.complete();
    }, 600);
  }

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Stations</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonList>
          {stations.slice(0, count).map((station) => (
            <IonItem key={station}>
              <IonLabel>{station}</IonLabel>
            </IonItem>
          ))}
        </IonList>
        {complete && <p className="ion-text-center">All {stations.length} stations</p>}
        <IonInfiniteScroll threshold="100px" disabled={complete} onIonInfinite={showMore}>
          <IonInfiniteScrollContent />
        </IonInfiniteScroll>
      </IonContent>
    </IonPage>
  );
}
