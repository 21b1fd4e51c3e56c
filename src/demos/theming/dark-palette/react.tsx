import { IonButton, IonIcon, IonItem, IonLabel, IonList, IonToggle } from '@ionic/react';
import { contrastOutline } from 'ionicons/icons';

import '@ionic/react/css/palettes/dark.class.css';

const switchPalette = () => document.documentElement.classList.toggle('ion-palette-dark');

export default function Example() {
  return (
    <>
      <IonList inset>
        <IonItem button detail={false} onClick={switchPalette}>
          <IonIcon slot="start" icon={contrastOutline} aria-hidden="true" />
          <IonLabel>Switch the palette</IonLabel>
        </IonItem>
        <IonItem lines="none">
          <IonToggle checked>Quiet hours</IonToggle>
        </IonItem>
      </IonList>
      <div className="ion-text-center">
        <IonButton>Primary</IonButton>
        <IonButton color="danger">Danger</IonButton>
        <IonButton color="light">Light</IonButton>
      </div>
    </>
  );
}
