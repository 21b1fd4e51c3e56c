import { IonButton, IonIcon } from '@ionic/react';
import { arrowForward, downloadOutline, trashOutline } from 'ionicons/icons';

export default function Example() {
  return (
    <div className="ion-text-center">
      <IonButton>
        <IonIcon slot="start" icon={downloadOutline} aria-hidden="true" />
        Download
      </IonButton>
      <IonButton fill="outline">
        Next
        <IonIcon slot="end" icon={arrowForward} aria-hidden="true" />
      </IonButton>
      <IonButton fill="clear" color="danger" aria-label="Delete">
        <IonIcon slot="icon-only" icon={trashOutline} aria-hidden="true" />
      </IonButton>
    </div>
  );
}
