import {
  IonChip,
  IonContent,
  IonHeader,
  IonPage,
  IonRefresher,
  IonRefresherContent,
  IonTitle,
  IonToolbar,
  type RefresherCustomEvent,
} from '@ionic/react';
import { arrowDown } from 'ionicons/icons';
import { useState } from 'react';

const texts = {
  rest: 'Pull the page down.',
  pull: 'Pulled.',
  complete: 'Loaded.',
  cancel: 'Let go too early.',
};
const colors = { rest: 'primary', pull: 'warning', complete: 'success', cancel: 'medium' };

export default function Example() {
  const [state, setState] = useState<'rest' | 'pull' | 'complete' | 'cancel'>('rest');

  async function onRefresh(event: RefresherCustomEvent) {
    // Stands in for a request
    await new Promise((resolve) => setTimeout(resolve, 600));
    event.detail.complete();
  }

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>News</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <IonRefresher
          slot="fixed"
          onIonPullStart={() => setState('pull')}
          onIonRefresh={onRefresh}
          onIonPullEnd={({ detail }) => setState(detail.reason)}
        >
          <IonRefresherContent pullingIcon={arrowDown} />
        </IonRefresher>
        <IonChip color={colors[state]}>{texts[state]}</IonChip>
      </IonContent>
    </IonPage>
  );
}
