import { IonContent, IonItem, IonLabel, IonList, IonSegment, IonSegmentButton } from '@ionic/react';

const css = `
  .scales {
    font-size: 1rem;
  }

  .stays {
    font-size: 16px;
  }
`;

// Only to try it out: in an app the system decides
function scale(size?: number | string) {
  document.documentElement.style.fontSize = `${size}px`;
}

export default function Example() {
  return (
    <IonContent className="ion-padding">
      <style>{css}</style>
      <IonSegment
        value="16"
        aria-label="Root size"
        onIonChange={({ detail }) => scale(detail.value)}
      >
        <IonSegmentButton value="14">Small</IonSegmentButton>
        <IonSegmentButton value="16">Default</IonSegmentButton>
        <IonSegmentButton value="28">Large</IonSegmentButton>
      </IonSegment>
      <IonList>
        <IonItem>
          <IonLabel>An item follows the setting</IonLabel>
        </IonItem>
      </IonList>
      <p className="scales">1rem: grows along</p>
      <p className="stays">16px: stays as it is</p>
    </IonContent>
  );
}
