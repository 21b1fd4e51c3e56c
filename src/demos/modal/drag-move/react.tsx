import { IonButton, IonContent, IonModal, IonProgressBar } from '@ionic/react';
import { useRef, useState } from 'react';

const breakpoints = [0, 0.5, 1];

export default function Example() {
  const modal = useRef<HTMLIonModalElement>(null);
  const [progress, setProgress] = useState(0.5);

  return (
    <IonContent className="ion-padding">
      <IonButton id="open-weather" expand="block">
        Weather
      </IonButton>
      <IonModal
        ref={modal}
        trigger="open-weather"
        aria-label="Weather"
        breakpoints={breakpoints}
        initialBreakpoint={0.5}
        onIonDragMove={({ detail }) => setProgress(detail.progress)}
        onIonDragEnd={({ detail }) => setProgress(detail.snapBreakpoint ?? 0)}
      >
        <IonContent className="ion-padding">
          <IonProgressBar aria-label="Progress of the drag" value={progress} />
          <p>24 °C and sunny</p>
          <IonButton fill="outline" onClick={() => modal.current?.dismiss()}>
            Close
          </IonButton>
        </IonContent>
      </IonModal>
    </IonContent>
  );
}
