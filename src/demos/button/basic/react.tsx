import { IonButton, IonIcon } from '@ionic/react';
import { heart, settingsOutline } from 'ionicons/icons';

export default function Example() {
  return (
    <>
      <div className="ion-text-center">
        <IonButton>Solid</IonButton>
        <IonButton fill="outline">Outline</IonButton>
        <IonButton fill="clear">Clear</IonButton>
      </div>
      <div className="ion-text-center">
        <IonButton size="small">Small</IonButton>
        <IonButton>Default</IonButton>
        <IonButton size="large">Large</IonButton>
      </div>
      <div className="ion-text-center">
        <IonButton shape="round">
          <IonIcon slot="start" icon={heart} aria-hidden="true" />
          Favorite
        </IonButton>
        <IonButton shape="round" aria-label="Settings">
          <IonIcon slot="icon-only" icon={settingsOutline} aria-hidden="true" />
        </IonButton>
      </div>
    </>
  );
}
