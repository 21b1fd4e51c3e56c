import { IonContent, IonFab, IonFabButton, IonIcon, IonToggle } from '@ionic/react';
import { add } from 'ionicons/icons';
import { useState } from 'react';

const css = `
  .indicator {
    bottom: 0;
    width: 100%;
    height: 34px;
    background: rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.2);
  }

  ion-content {
    --ion-safe-area-bottom: 34px;
  }

  ion-fab.safe {
    bottom: calc(10px + var(--ion-safe-area-bottom, 0px));
  }
`;

export default function Example() {
  const [safe, setSafe] = useState(false);

  return (
    <IonContent className="ion-padding">
      <style>{css}</style>
      <IonToggle
        justify="space-between"
        checked={safe}
        onIonChange={({ detail }) => setSafe(detail.checked)}
      >
        Keep clear of it
      </IonToggle>
      <p>The gray strip stands for the home indicator.</p>
      <div slot="fixed" className="indicator" />
      <IonFab slot="fixed" vertical="bottom" horizontal="end" className={safe ? 'safe' : undefined}>
        <IonFabButton aria-label="Add a note">
          <IonIcon icon={add} aria-hidden="true" />
        </IonFabButton>
      </IonFab>
    </IonContent>
  );
}
