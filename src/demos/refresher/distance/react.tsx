import {
  IonContent,
  IonHeader,
  IonLabel,
  IonPage,
  IonRefresher,
  IonRefresherContent,
  IonSegment,
  IonSegmentButton,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { arrowDownOutline } from 'ionicons/icons';
import { useState } from 'react';

export default function Example() {
  const [factor, setFactor] = useState(1);
  const [count, setCount] = useState(0);

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Pull distance</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <IonRefresher
          slot="fixed"
          pullFactor={factor}
          pullMin={80}
          pullMax={240}
          snapbackDuration="600ms"
          closeDuration="600ms"
          onIonRefresh={({ detail }) => {
            setTimeout(() => {
              setCount((current) => current + 1);
              detail.complete();
            }, 1000);
          }}
        >
          <IonRefresherContent pullingIcon={arrowDownOutline} refreshingSpinner="crescent" />
        </IonRefresher>
        <IonSegment
          value={String(factor)}
          aria-label="Pull factor"
          onIonChange={({ detail }) => setFactor(Number(detail.value))}
        >
          <IonSegmentButton value="0.5">
            <IonLabel>0.5</IonLabel>
          </IonSegmentButton>
          <IonSegmentButton value="1">
            <IonLabel>1</IonLabel>
          </IonSegmentButton>
          <IonSegmentButton value="2">
            <IonLabel>2</IonLabel>
          </IonSegmentButton>
        </IonSegment>
        <p>Pull {80 / factor} pixels and let go.</p>
        <p>{count === 0 ? 'Not refreshed yet.' : `Refreshed: ${count}`}</p>
      </IonContent>
    </IonPage>
  );
}
