import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonPage,
  IonRefresher,
  IonRefresherContent,
  IonTitle,
  IonToolbar,
  type RefresherCustomEvent,
} from '@ionic/react';
import { useState } from 'react';

const rowHeight = 48;
// As many as a high screen has room for
const rows = 30;

const css = `
  .ion-content-scroll-host {
    height: 100%;
    overflow-y: auto;
  }

  ion-item {
    --min-height: 48px;
    height: 48px;
  }
`;

export default function Example() {
  const [total, setTotal] = useState(10_000);
  const [scrolled, setScrolled] = useState(0);
  const first = Math.min(Math.max(0, Math.floor(scrolled / rowHeight)), total - rows);
  const messages = Array.from({ length: rows }, (_, row) => total - first - row);

  // Stands in for a request
  async function refresh() {
    await new Promise((resolve) => setTimeout(resolve, 600));
    setTotal((current) => current + 1);
  }

  async function onRefresh(event: RefresherCustomEvent) {
    await refresh();
    event.detail.complete();
  }

  return (
    <IonPage>
      <style>{css}</style>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Inbox</IonTitle>
          <IonButtons slot="end">
            <IonButton onClick={refresh}>Refresh</IonButton>
          </IonButtons>
        </IonToolbar>
      </IonHeader>
      <IonContent scrollY={false}>
        <IonRefresher slot="fixed" onIonRefresh={onRefresh}>
          <IonRefresherContent />
        </IonRefresher>
        <div
          className="ion-content-scroll-host"
          tabIndex={0}
          role="region"
          aria-label="Inbox"
          onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}
        >
          <IonList style={{ height: total * rowHeight, paddingTop: first * rowHeight }}>
            {messages.map((message) => (
              <IonItem key={message}>
                <IonLabel>Message {message}</IonLabel>
              </IonItem>
            ))}
          </IonList>
        </div>
      </IonContent>
    </IonPage>
  );
}
