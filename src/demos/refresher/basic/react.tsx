import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonIcon,
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
import { refresh } from 'ionicons/icons';
import { useState } from 'react';

export default function Example() {
  const [messages, setMessages] = useState([3, 2, 1]);

  // Stands in for a request
  async function load() {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    setMessages((current) => [current.length + 1, ...current]);
  }

  async function onRefresh(event: RefresherCustomEvent) {
    try {
      await load();
    } finally {
      event.detail.complete();
    }
  }

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Inbox</IonTitle>
          <IonButtons slot="end">
            <IonButton aria-label="Refresh" onClick={() => void load()}>
              <IonIcon slot="icon-only" icon={refresh} aria-hidden="true" />
            </IonButton>
          </IonButtons>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonRefresher slot="fixed" onIonRefresh={(event) => void onRefresh(event)}>
          <IonRefresherContent />
        </IonRefresher>
        <IonList>
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
