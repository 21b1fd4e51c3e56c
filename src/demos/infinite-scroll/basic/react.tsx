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

// Stands in for a request to a server
async function fetchOrders(start: number): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return Array.from({ length: 20 }, (_, i) => `Order ${start + i + 1}`);
}

const first = Array.from({ length: 20 }, (_, i) => `Order ${i + 1}`);

export default function Example() {
  const [orders, setOrders] = useState(first);

  async function load(event: InfiniteScrollCustomEvent) {
    try {
      const more = await fetchOrders(orders.length);
      setOrders((before) => [...before, ...more]);
    } finally {
      await event.target.complete();
    }
  }

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Orders</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonList>
          {orders.map((order) => (
            <IonItem key={order}>
              <IonLabel>{order}</IonLabel>
            </IonItem>
          ))}
        </IonList>
        <IonInfiniteScroll onIonInfinite={(event) => void load(event)}>
          <IonInfiniteScrollContent />
        </IonInfiniteScroll>
      </IonContent>
    </IonPage>
  );
}
