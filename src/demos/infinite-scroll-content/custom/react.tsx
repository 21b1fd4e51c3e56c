import {
  type InfiniteScrollCustomEvent,
  IonContent,
  IonInfiniteScroll,
  IonItem,
  IonLabel,
  IonList,
  IonSkeletonText,
} from '@ionic/react';
import { useState } from 'react';

const css = `
  .loading {
    min-height: 64px;
    padding: 8px 16px;
    visibility: hidden;
  }

  .infinite-scroll-loading .loading {
    visibility: visible;
  }
`;

export default function Example() {
  const [count, setCount] = useState(20);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);

  async function load(event: InfiniteScrollCustomEvent) {
    // Stands in for a request
    await new Promise((resolve) => setTimeout(resolve, 2000));
    setCount((before) => before + 20);
    void event.target.complete();
  }

  return (
    <IonContent>
      <style>{css}</style>
      <IonList>
        {numbers.map((number) => (
          <IonItem key={number}>
            <IonLabel>Recording {number}</IonLabel>
          </IonItem>
        ))}
      </IonList>
      <IonInfiniteScroll onIonInfinite={load}>
        <div className="loading" aria-hidden="true">
          <IonSkeletonText animated />
          <IonSkeletonText animated />
        </div>
      </IonInfiniteScroll>
    </IonContent>
  );
}
