import { IonButton, IonContent, IonPopover, IonSegment, IonSegmentButton } from '@ionic/react';
import type { ComponentProps } from 'react';
import { useState } from 'react';

type Placement = Required<Pick<ComponentProps<typeof IonPopover>, 'side' | 'alignment'>>;

export default function Example() {
  const [side, setSide] = useState<Placement['side']>('bottom');
  const [alignment, setAlignment] = useState<Placement['alignment']>('center');

  return (
    <IonContent className="ion-padding">
      <IonSegment
        aria-label="Side"
        value={side}
        onIonChange={({ detail }) => setSide(detail.value as Placement['side'])}
      >
        <IonSegmentButton value="top">Top</IonSegmentButton>
        <IonSegmentButton value="bottom">Bottom</IonSegmentButton>
        <IonSegmentButton value="end">End</IonSegmentButton>
      </IonSegment>
      <IonSegment
        style={{ marginTop: 16 }}
        aria-label="Alignment"
        value={alignment}
        onIonChange={({ detail }) => setAlignment(detail.value as Placement['alignment'])}
      >
        <IonSegmentButton value="start">Start</IonSegmentButton>
        <IonSegmentButton value="center">Center</IonSegmentButton>
        <IonSegmentButton value="end">End</IonSegmentButton>
      </IonSegment>
      <div className="ion-text-center" style={{ marginTop: 96 }}>
        <IonButton id="open">Open</IonButton>
      </div>
      <style>{'.small-popover { --width: 96px; }'}</style>
      <IonPopover className="small-popover" trigger="open" side={side} alignment={alignment}>
        <p className="ion-text-center">Hello</p>
      </IonPopover>
    </IonContent>
  );
}
