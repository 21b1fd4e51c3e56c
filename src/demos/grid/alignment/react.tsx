import { IonCol, IonGrid, IonLabel, IonRow, IonSegment, IonSegmentButton } from '@ionic/react';
import { useState, type CSSProperties } from 'react';

const cell: CSSProperties = {
  padding: 12,
  borderRadius: 6,
  background: 'rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.08)',
  textAlign: 'center',
};

export default function Example() {
  const [justify, setJustify] = useState('start');
  const [align, setAlign] = useState('start');

  return (
    <>
      <IonSegment
        aria-label="Along the row"
        value={justify}
        onIonChange={({ detail }) => setJustify(String(detail.value))}
      >
        <IonSegmentButton value="start">
          <IonLabel>Start</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="between">
          <IonLabel>Between</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="end">
          <IonLabel>End</IonLabel>
        </IonSegmentButton>
      </IonSegment>
      <IonSegment
        style={{ marginTop: 16 }}
        aria-label="Across the row"
        value={align}
        onIonChange={({ detail }) => setAlign(String(detail.value))}
      >
        <IonSegmentButton value="start">
          <IonLabel>Top</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="center">
          <IonLabel>Middle</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="end">
          <IonLabel>Bottom</IonLabel>
        </IonSegmentButton>
      </IonSegment>
      <IonGrid style={{ width: '100%' }}>
        <IonRow className={`ion-justify-content-${justify} ion-align-items-${align}`}>
          <IonCol size="4">
            <div style={cell}>A</div>
          </IonCol>
          <IonCol size="4">
            <div style={{ ...cell, paddingBlock: 36 }}>B</div>
          </IonCol>
        </IonRow>
      </IonGrid>
    </>
  );
}
