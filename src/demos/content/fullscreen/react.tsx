import {
  IonContent,
  IonFooter,
  IonHeader,
  IonPage,
  IonTitle,
  IonToggle,
  IonToolbar,
} from '@ionic/react';
import { useState } from 'react';

const stripes = {
  height: 900,
  background: `repeating-linear-gradient(
    var(--ion-color-primary) 0 60px,
    var(--ion-color-success) 60px 120px,
    var(--ion-color-warning) 120px 180px
  )`,
};

export default function Example() {
  const [fullscreen, setFullscreen] = useState(true);

  return (
    <IonPage>
      <IonHeader translucent>
        <IonToolbar>
          <IonTitle>Palette</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent fullscreen={fullscreen}>
        <div style={stripes} aria-hidden="true" />
      </IonContent>
      <IonFooter translucent>
        <IonToolbar>
          <IonToggle
            className="ion-padding-horizontal"
            checked={fullscreen}
            onIonChange={({ detail }) => setFullscreen(detail.checked)}
          >
            Behind the bars
          </IonToggle>
        </IonToolbar>
      </IonFooter>
    </IonPage>
  );
}
