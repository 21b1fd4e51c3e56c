import {
  IonLabel,
  IonSegment,
  IonSegmentButton,
  IonSegmentContent,
  IonSegmentView,
  IonToggle,
} from '@ionic/react';
import { useState } from 'react';

const css = `
  ion-segment-view {
    height: 100px;
  }
`;

export default function Example() {
  const [swipe, setSwipe] = useState(true);
  const [locked, setLocked] = useState(false);
  const [walk, setWalk] = useState('river');

  return (
    <>
      <style>{css}</style>
      <IonToggle checked={swipe} onIonChange={({ detail }) => setSwipe(detail.checked)}>
        Swipe
      </IonToggle>
      <IonToggle
        className="ion-margin-start"
        checked={locked}
        onIonChange={({ detail }) => setLocked(detail.checked)}
      >
        Locked
      </IonToggle>
      <IonSegment
        className="ion-margin-top"
        aria-label="Walk"
        value={walk}
        onIonChange={({ detail }) => setWalk(String(detail.value))}
      >
        <IonSegmentButton value="river" contentId="river">
          <IonLabel>River</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="forest" contentId="forest">
          <IonLabel>Forest</IonLabel>
        </IonSegmentButton>
      </IonSegment>
      <IonSegmentView swipeGesture={swipe} disabled={locked}>
        <IonSegmentContent id="river">
          <p>Flat, two hours.</p>
        </IonSegmentContent>
        <IonSegmentContent id="forest">
          <p>Steep, three hours.</p>
        </IonSegmentContent>
      </IonSegmentView>
    </>
  );
}
