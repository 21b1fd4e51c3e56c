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

const css = `
  .ion-content-scroll-host {
    height: 100%;
    overflow-y: auto;
  }
`;

const birds = [
  'Blackbird',
  'Bullfinch',
  'Cuckoo',
  'Goldfinch',
  'Heron',
  'Kingfisher',
  'Lapwing',
  'Magpie',
  'Nuthatch',
  'Robin',
];

export default function Example() {
  const [count, setCount] = useState(6);
  const seen = birds.slice(0, count);

  // Stands in for a request
  async function refresh() {
    await new Promise((resolve) => setTimeout(resolve, 600));
    setCount((current) => Math.min(current + 1, birds.length));
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
          <IonTitle>Seen today</IonTitle>
          <IonButtons slot="end">
            <IonButton onClick={refresh}>Refresh</IonButton>
          </IonButtons>
        </IonToolbar>
      </IonHeader>
      <IonContent scrollY={false}>
        <IonRefresher slot="fixed" onIonRefresh={onRefresh}>
          <IonRefresherContent />
        </IonRefresher>
        <div className="ion-content-scroll-host">
          <IonList>
            {seen.map((bird) => (
              <IonItem key={bird}>
                <IonLabel>{bird}</IonLabel>
              </IonItem>
            ))}
          </IonList>
        </div>
      </IonContent>
    </IonPage>
  );
}
