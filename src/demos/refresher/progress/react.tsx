import {
  IonChip,
  IonContent,
  IonPage,
  IonRefresher,
  IonRefresherContent,
  type RefresherCustomEvent,
} from '@ionic/react';
import { arrowDown } from 'ionicons/icons';
import { useRef, useState } from 'react';

const texts = {
  rest: 'Pull the page down.',
  near: 'Pull further.',
  far: 'Let go to refresh.',
};
const colors = { rest: 'primary', near: 'warning', far: 'success' };

export default function Example() {
  const refresher = useRef<HTMLIonRefresherElement>(null);
  const [state, setState] = useState<'rest' | 'near' | 'far'>('rest');

  async function show() {
    const progress = await refresher.current?.getProgress();
    setState((progress ?? 0) >= 1 ? 'far' : 'near');
  }

  function refresh(event: RefresherCustomEvent) {
    setTimeout(() => event.detail.complete(), 1000);
  }

  return (
    <IonPage>
      <IonContent className="ion-padding">
        <IonRefresher ref={refresher} slot="fixed" onIonPull={show} onIonRefresh={refresh}>
          <IonRefresherContent pullingIcon={arrowDown} />
        </IonRefresher>
        <IonChip color={colors[state]}>{texts[state]}</IonChip>
      </IonContent>
    </IonPage>
  );
}
