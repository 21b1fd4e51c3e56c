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
  IonToast,
  IonToggle,
  IonToolbar,
  type RefresherCustomEvent,
} from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [offline, setOffline] = useState(false);
  const [failed, setFailed] = useState(false);
  const [status, setStatus] = useState('Loaded with the page');

  // Stands in for a request
  async function load() {
    await new Promise((resolve) => setTimeout(resolve, 800));
    if (offline) throw new Error('No connection');
  }

  async function refresh() {
    try {
      await load();
      setStatus(`Loaded at ${new Date().toLocaleTimeString()}`);
    } catch {
      setFailed(true);
    }
  }

  async function onRefresh(event: RefresherCustomEvent) {
    await refresh();
    event.detail.complete();
  }

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>News</IonTitle>
          <IonButtons slot="end">
            <IonButton onClick={() => void refresh()}>Refresh</IonButton>
          </IonButtons>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonRefresher slot="fixed" onIonRefresh={(event) => void onRefresh(event)}>
          <IonRefresherContent />
        </IonRefresher>
        <IonList>
          <IonItem>
            <IonToggle checked={offline} onIonChange={({ detail }) => setOffline(detail.checked)}>
              No connection
            </IonToggle>
          </IonItem>
          <IonItem lines="none">
            <IonLabel>{status}</IonLabel>
          </IonItem>
        </IonList>
        <IonToast
          isOpen={failed}
          message="The news could not be loaded."
          position="bottom"
          color="dark"
          duration={4000}
          onDidDismiss={() => setFailed(false)}
        />
      </IonContent>
    </IonPage>
  );
}
