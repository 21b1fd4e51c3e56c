import { IonButton, IonContent, IonImg } from '@ionic/react';
import { useState } from 'react';

const css = `
  ion-img {
    max-width: 480px;
    aspect-ratio: 2;
  }

  ion-img::part(image) {
    border-radius: 12px;
  }
`;

// Drawings in place of files
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><rect width="80" height="40" fill="#bfdbfe"/><path d="M0 40 24 14l14 15 12-10 30 21z" fill="#1e5f74"/></svg>`;
const missing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><rect width="80" height="40" fill="#d4d4d8"/><path d="m30 10 20 20m0-20-20 20" stroke="#52525b" stroke-width="3"/></svg>`;
const drawing = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export default function Example() {
  const [src, setSrc] = useState(drawing(picture));

  return (
    <IonContent className="ion-padding">
      <style>{css}</style>
      <IonImg src={src} alt="Mountain" onIonError={() => setSrc(drawing(missing))} />
      <IonButton
        size="small"
        fill="outline"
        className="ion-margin-top"
        onClick={() => setSrc('data:,')}
      >
        Remove the picture
      </IonButton>
    </IonContent>
  );
}
