import { IonButton, IonChip, IonItem, IonToggle } from '@ionic/react';
import { useEffect, useState } from 'react';

const mix = (color: number[], other: number, share: number) =>
  `rgb(${color.map((value) => Math.round(value * (1 - share) + other * share)).join(', ')})`;

function applyPrimary(hex: string) {
  const color = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const [red, green, blue] = color.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const contrast = luminance > 0.179 ? '0, 0, 0' : '255, 255, 255';
  const values = {
    '': hex,
    '-rgb': color.join(', '),
    '-contrast': `rgb(${contrast})`,
    '-contrast-rgb': contrast,
    '-shade': mix(color, 0, 0.12),
    '-tint': mix(color, 255, 0.1),
  };
  for (const [suffix, value] of Object.entries(values)) {
    document.documentElement.style.setProperty(`--ion-color-primary${suffix}`, value);
  }
}

export default function Example() {
  const [brand, setBrand] = useState('#0f766e');
  const [newsletter, setNewsletter] = useState(true);
  useEffect(() => applyPrimary(brand), [brand]);

  return (
    <>
      <IonItem lines="none">
        <label htmlFor="brand">Brand color</label>
        <input
          id="brand"
          type="color"
          slot="end"
          value={brand}
          onChange={(event) => setBrand(event.target.value)}
        />
      </IonItem>
      <div className="ion-text-center ion-padding-vertical">
        <IonButton>Order</IonButton>
        <IonButton fill="outline">Details</IonButton>
        <IonChip color="primary">New</IonChip>
      </div>
      <IonItem lines="none">
        <IonToggle checked={newsletter} onIonChange={({ detail }) => setNewsletter(detail.checked)}>
          Newsletter
        </IonToggle>
      </IonItem>
    </>
  );
}
