import { IonContent, IonHeader, IonImg, IonPage, IonTitle, IonToolbar } from '@ionic/react';
import { useState } from 'react';

// Drawings in place of files
function drawing(hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><rect width="80" height="40" fill="hsl(${hue} 60% 75%)"/><path d="M0 40 24 14l14 15 12-10 30 21z" fill="hsl(${hue} 45% 40%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const pictures = Array.from({ length: 12 }, (_, i) => ({
  src: drawing((i + 1) * 30),
  alt: `Mountain ${i + 1}`,
}));

export default function Example() {
  const [started, setStarted] = useState(0);
  const [loaded, setLoaded] = useState(0);

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>
            Started: {started}, loaded: {loaded}
          </IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        {pictures.map(({ src, alt }) => (
          <IonImg
            key={alt}
            src={src}
            alt={alt}
            style={{ aspectRatio: '2', margin: 16 }}
            onIonImgWillLoad={() => setStarted((before) => before + 1)}
            onIonImgDidLoad={() => setLoaded((before) => before + 1)}
          />
        ))}
      </IonContent>
    </IonPage>
  );
}
