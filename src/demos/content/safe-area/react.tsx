import { IonContent, IonItem, IonLabel, IonList, IonToggle } from '@ionic/react';
import { useState } from 'react';

const css = `
  ion-content {
    --ion-safe-area-top: 40px;
    --ion-safe-area-bottom: 34px;
  }

  ion-content.safe::part(scroll) {
    padding-top: var(--ion-safe-area-top, 0px);
    padding-bottom: var(--ion-safe-area-bottom, 0px);
  }

  .strip {
    width: 100%;
    background: rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.15);
    pointer-events: none;
  }

  .notch {
    top: 0;
    height: 40px;
  }

  .home {
    bottom: 0;
    height: 34px;
  }
`;

export default function Example() {
  const [safe, setSafe] = useState(false);

  return (
    <IonContent className={safe ? 'safe' : undefined}>
      <style>{css}</style>
      <div slot="fixed" className="strip notch" />
      <div slot="fixed" className="strip home" />
      <IonList>
        <IonItem>
          <IonToggle checked={safe} onIonChange={({ detail }) => setSafe(detail.checked)}>
            Keep clear of the gray strips
          </IonToggle>
        </IonItem>
        <IonItem>
          <IonLabel>Lighthouse</IonLabel>
        </IonItem>
        <IonItem>
          <IonLabel>Old bridge</IonLabel>
        </IonItem>
        <IonItem>
          <IonLabel>Market square</IonLabel>
        </IonItem>
        <IonItem>
          <IonLabel>Swimming pool</IonLabel>
        </IonItem>
      </IonList>
    </IonContent>
  );
}
