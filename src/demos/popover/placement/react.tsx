import { IonButton, IonContent, IonPopover, IonSegment, IonSegmentButton } from '@ionic/react';
import { useState } from 'react';

type Side = 'top' | 'bottom' | 'end';
type Alignment = 'start' | 'center' | 'end';

const css = `
  .alignment {
    margin-top: 16px;
  }

  .middle {
    margin-top: 96px;
  }

  ion-popover {
    --width: 96px;
  }
`;

export default function Example() {
  const [side, setSide] = useState<Side>('bottom');
  const [alignment, setAlignment] = useState<Alignment>('center');

  return (
    <IonContent className="ion-padding">
      <style>{css}</style>
      <IonSegment
        aria-label="Side"
        value={side}
        onIonChange={({ detail }) => setSide(detail.value as Side)}
      >
        <IonSegmentButton value="top">Top</IonSegmentButton>
        <IonSegmentButton value="bottom">Bottom</IonSegmentButton>
        <IonSegmentButton value="end">End</IonSegmentButton>
      </IonSegment>
      <IonSegment
        className="alignment"
        aria-label="Alignment"
        value={alignment}
        onIonChange={({ detail }) => setAlignment(detail.value as Alignment)}
      >
        <IonSegmentButton value="start">Start</IonSegmentButton>
        <IonSegmentButton value="center">Center</IonSegmentButton>
        <IonSegmentButton value="end">End</IonSegmentButton>
      </IonSegment>
      <div className="middle ion-text-center">
        <IonButton id="open">Open</IonButton>
      </div>
      <IonPopover role="dialog" aria-label="Hello" trigger="open" side={side} alignment={alignment}>
        <p className="ion-text-center">Hello</p>
      </IonPopover>
    </IonContent>
  );
}
