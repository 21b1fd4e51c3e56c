import {
  IonButton,
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
} from '@ionic/react';
import { useRef, useState } from 'react';

let requests = 0;

// Fails the first time
async function fetchTrips(start: number): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  if (requests++ === 0) throw new Error('No connection');
  return Array.from({ length: 15 }, (_, i) => `Trip ${start + i + 1}`);
}

const first = Array.from({ length: 15 }, (_, i) => `Trip ${i + 1}`);

export default function Example() {
  const infiniteScroll = useRef<HTMLIonInfiniteScrollElement>(null);
  const [trips, setTrips] = useState(first);
  const [failed, setFailed] = useState(false);

  async function load() {
    try {
      const more = await fetchTrips(trips.length);
      setTrips((before) => [...before, ...more]);
      setFailed(false);
    } catch {
      setFailed(true);
    }
    await infiniteScroll.current?.complete();
  }

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Trips</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonList>
          {trips.map((trip) => (
            <IonItem key={trip}>
              <IonLabel>{trip}</IonLabel>
            </IonItem>
          ))}
        </IonList>
        {failed && (
          <div className="ion-padding ion-text-center">
            <p role="alert">The trips could not be loaded.</p>
            <IonButton fill="outline" onClick={() => void load()}>
              Try again
            </IonButton>
          </div>
        )}
        <IonInfiniteScroll ref={infiniteScroll} disabled={failed} onIonInfinite={() => void load()}>
          <IonInfiniteScrollContent />
        </IonInfiniteScroll>
      </IonContent>
    </IonPage>
  );
}
