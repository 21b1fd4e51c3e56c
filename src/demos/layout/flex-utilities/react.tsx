import { IonBadge, IonRow, IonSegment, IonSegmentButton } from '@ionic/react';
import { useState } from 'react';

const css = `
  ion-segment {
    margin-bottom: 16px;
  }

  ion-row {
    height: 120px;
    border-radius: 8px;
    background: var(--ion-color-light);
  }

  ion-badge {
    margin: 8px;
    padding: 12px 16px;
  }
`;

export default function Example() {
  const [justify, setJustify] = useState('start');
  const [align, setAlign] = useState('start');

  return (
    <>
      <style>{css}</style>
      <IonSegment
        value={justify}
        aria-label="Justify content"
        onIonChange={({ detail }) => setJustify(String(detail.value))}
      >
        <IonSegmentButton value="start">Start</IonSegmentButton>
        <IonSegmentButton value="center">Center</IonSegmentButton>
        <IonSegmentButton value="between">Between</IonSegmentButton>
      </IonSegment>
      <IonSegment
        value={align}
        aria-label="Align items"
        onIonChange={({ detail }) => setAlign(String(detail.value))}
      >
        <IonSegmentButton value="start">Top</IonSegmentButton>
        <IonSegmentButton value="center">Middle</IonSegmentButton>
        <IonSegmentButton value="end">Bottom</IonSegmentButton>
      </IonSegment>
      <IonRow className={`ion-justify-content-${justify} ion-align-items-${align}`}>
        <IonBadge>1</IonBadge>
        <IonBadge color="secondary">2</IonBadge>
        <IonBadge color="tertiary">3</IonBadge>
      </IonRow>
    </>
  );
}
