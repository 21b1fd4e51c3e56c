import {
  IonContent,
  IonPage,
  IonRefresher,
  IonRefresherContent,
  IonText,
  IonToggle,
  type RefresherCustomEvent,
} from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [writing, setWriting] = useState(false);

  function refresh(event: RefresherCustomEvent) {
    setTimeout(() => event.detail.complete(), 1000);
  }

  return (
    <IonPage>
      <IonContent className="ion-padding">
        <IonRefresher slot="fixed" disabled={writing} onIonRefresh={refresh}>
          <IonRefresherContent />
        </IonRefresher>
        <IonToggle checked={writing} onIonChange={({ detail }) => setWriting(detail.checked)}>
          Writing a reply
        </IonToggle>
        <p>
          <IonText color={writing ? 'primary' : undefined}>
            {writing ? 'Pulling does nothing.' : 'Pull to refresh.'}
          </IonText>
        </p>
      </IonContent>
    </IonPage>
  );
}
