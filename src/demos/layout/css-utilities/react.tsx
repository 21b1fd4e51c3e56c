import { IonSegment, IonSegmentButton } from '@ionic/react';
import { useState } from 'react';

const css = `
  ion-segment {
    margin-bottom: 16px;
  }

  .box {
    border-radius: 8px;
    background: var(--ion-color-light);
  }

  .text {
    display: block;
    background: var(--ion-color-warning);
    color: var(--ion-color-warning-contrast);
  }
`;

export default function Example() {
  const [text, setText] = useState('ion-text-start');
  const [padding, setPadding] = useState('ion-padding');
  const classes = `${text} ${padding}`;

  return (
    <>
      <style>{css}</style>
      <IonSegment
        value={text}
        aria-label="Text"
        onIonChange={({ detail }) => setText(String(detail.value))}
      >
        <IonSegmentButton value="ion-text-start">Start</IonSegmentButton>
        <IonSegmentButton value="ion-text-center">Center</IonSegmentButton>
        <IonSegmentButton value="ion-text-end">End</IonSegmentButton>
      </IonSegment>
      <IonSegment
        value={padding}
        aria-label="Padding"
        onIonChange={({ detail }) => setPadding(String(detail.value))}
      >
        <IonSegmentButton value="ion-padding">All</IonSegmentButton>
        <IonSegmentButton value="ion-padding-horizontal">Sides</IonSegmentButton>
        <IonSegmentButton value="ion-no-padding">None</IonSegmentButton>
      </IonSegment>
      <div className={`box ${classes}`}>
        <span className="text">Two classes are on this box.</span>
      </div>
      <pre className="ion-text-wrap">{`className="${classes}"`}</pre>
    </>
  );
}
