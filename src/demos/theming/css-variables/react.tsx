import {
  IonButton,
  IonCard,
  IonCardContent,
  IonCheckbox,
  IonItem,
  IonLabel,
  IonSegment,
  IonSegmentButton,
  IonThumbnail,
} from '@ionic/react';
import { useState, type CSSProperties } from 'react';

// In an app these rules are in a style sheet
const css = `
  .preview ion-card {
    border-radius: var(--app-radius);
  }

  .preview ion-item {
    --background: transparent;
  }

  .preview ion-thumbnail,
  .preview ion-button {
    --border-radius: var(--app-radius);
  }

  .preview ion-checkbox {
    --border-radius: calc(var(--app-radius) / 3);
    --size: 22px;
  }

  .swatch {
    height: 100%;
    border-radius: var(--app-radius);
    background: linear-gradient(135deg, #78350f, #d6a77a);
  }
`;

export default function Example() {
  const [radius, setRadius] = useState('8px');
  const [isGround, setGround] = useState(true);

  return (
    <>
      <style>{css}</style>
      <IonSegment
        value={radius}
        aria-label="Corners"
        onIonChange={({ detail }) => setRadius(String(detail.value))}
      >
        <IonSegmentButton value="0px">Square</IonSegmentButton>
        <IonSegmentButton value="8px">Soft</IonSegmentButton>
        <IonSegmentButton value="20px">Round</IonSegmentButton>
      </IonSegment>

      <div className="preview" style={{ '--app-radius': radius } as CSSProperties}>
        <IonCard>
          <IonItem lines="none">
            <IonThumbnail slot="start">
              <div className="swatch" />
            </IonThumbnail>
            <IonLabel>
              <h2>Espresso</h2>
              <p>250 g, whole beans</p>
            </IonLabel>
          </IonItem>
          <IonCardContent>
            <IonCheckbox
              labelPlacement="end"
              checked={isGround}
              onIonChange={({ detail }) => setGround(detail.checked)}
            >
              Ground for a moka pot
            </IonCheckbox>
            <IonButton className="ion-margin-top" expand="block">
              Add to basket
            </IonButton>
          </IonCardContent>
        </IonCard>
      </div>
    </>
  );
}
