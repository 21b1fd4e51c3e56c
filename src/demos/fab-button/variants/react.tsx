import { IonFabButton, IonIcon } from '@ionic/react';
import { call, close, mic, videocam } from 'ionicons/icons';

export default function Example() {
  return (
    <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-evenly' }}>
      <IonFabButton aria-label="Call">
        <IonIcon icon={call} aria-hidden="true" />
      </IonFabButton>
      <IonFabButton size="small" aria-label="Video">
        <IonIcon icon={videocam} aria-hidden="true" />
      </IonFabButton>
      <IonFabButton color="danger" aria-label="Hang up">
        <IonIcon icon={close} aria-hidden="true" />
      </IonFabButton>
      <IonFabButton disabled aria-label="Record">
        <IonIcon icon={mic} aria-hidden="true" />
      </IonFabButton>
    </div>
  );
}
