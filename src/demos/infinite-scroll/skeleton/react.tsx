import {
  type InfiniteScrollCustomEvent,
  IonContent,
  IonHeader,
  IonInfiniteScroll,
  IonItem,
  IonLabel,
  IonList,
  IonPage,
  IonSkeletonText,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useState } from 'react';

const css = `
  .rows {
    padding: 8px 16px;
  }

  .rows ion-skeleton-text {
    height: 20px;
    margin-block: 14px;
  }
`;

function more(start: number) {
  return Array.from({ length: 20 }, (_, i) => `Recording ${start + i + 1}`);
}

export default function Example() {
  const [recordings, setRecordings] = useState(() => more(0));

  function load(event: InfiniteScrollCustomEvent) {
    setTimeout(() => {
      setRecordings((shown) => [...shown, ...more(shown.length)]);
      void event.target.complete();
    }, 2000);
  }

  return (
    <IonPage>
      <style>{css}</style>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Recordings</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonList>
          {recordings.map((recording) => (
            <IonItem key={recording}>
              <IonLabel>{recording}</IonLabel>
            </IonItem>
          ))}
        </IonList>
        <IonInfiniteScroll onIonInfinite={load}>
          <div className="rows" aria-hidden="true">
            <IonSkeletonText animated />
            <IonSkeletonText animated />
            <IonSkeletonText animated />
          </div>
        </IonInfiniteScroll>
      </IonContent>
    </IonPage>
  );
}
