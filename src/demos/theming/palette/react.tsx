import { IonButton, IonChip, IonSegment, IonSegmentButton } from '@ionic/react';
import { useState } from 'react';

// In an app these rules are in a style sheet
const css = `
  .swatches {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    overflow: hidden;
    border: 1px solid var(--ion-color-base);
    border-radius: 12px;
    margin-block: 16px;
    text-align: center;
  }

  .samples {
    display: flex;
    align-items: center;
    justify-content: center;
  }

  .swatches span {
    padding: 24px 4px;
    font-size: 0.875rem;
  }

  .base {
    background: var(--ion-color-base);
    color: var(--ion-color-contrast);
  }

  .contrast {
    background: var(--ion-color-contrast);
    color: var(--ion-color-base);
  }

  .shade {
    background: var(--ion-color-shade);
    color: var(--ion-color-contrast);
  }

  .tint {
    background: var(--ion-color-tint);
    color: var(--ion-color-contrast);
  }
`;

const names = [
  'primary',
  'secondary',
  'tertiary',
  'success',
  'warning',
  'danger',
  'light',
  'medium',
  'dark',
];

export default function Example() {
  const [color, setColor] = useState('primary');

  return (
    <>
      <style>{css}</style>
      <IonSegment
        scrollable
        value={color}
        aria-label="Color"
        onIonChange={({ detail }) => setColor(String(detail.value))}
      >
        {names.map((name) => (
          <IonSegmentButton key={name} value={name}>
            {name}
          </IonSegmentButton>
        ))}
      </IonSegment>

      <div className={`swatches ion-color-${color}`}>
        <span className="base">base</span>
        <span className="contrast">contrast</span>
        <span className="shade">shade</span>
        <span className="tint">tint</span>
      </div>

      <div className="samples">
        <IonButton color={color}>Solid</IonButton>
        <IonButton color={color} fill="outline">
          Outline
        </IonButton>
        <IonChip color={color}>Chip</IonChip>
      </div>
    </>
  );
}
