import { IonContent, IonFab, IonFabButton, IonIcon } from '@ionic/react';
import { call, map } from 'ionicons/icons';

const css = `
  .sky {
    --background: repeating-linear-gradient(45deg, #bfdbfe 0 16px, #fde68a 16px 32px);
  }
`;

export default function Example() {
  return (
    <IonContent className="sky">
      <style>{css}</style>
      <IonFab vertical="bottom" horizontal="start" slot="fixed">
        <IonFabButton href="#map" aria-label="Map">
          <IonIcon icon={map} aria-hidden="true" />
        </IonFabButton>
      </IonFab>
      <IonFab vertical="bottom" horizontal="end" slot="fixed">
        <IonFabButton href="tel:5550100" translucent aria-label="Call">
          <IonIcon icon={call} aria-hidden="true" />
        </IonFabButton>
      </IonFab>
    </IonContent>
  );
}
