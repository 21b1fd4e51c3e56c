import {
  IonContent,
  IonFab,
  IonFabButton,
  IonHeader,
  IonIcon,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { pencil } from 'ionicons/icons';
import { useState } from 'react';

const styles = `
  .extended {
    --background: var(--ion-color-tertiary, #6030ff);
    --background-hover: var(--ion-color-tertiary-tint, #7045ff);
    --background-activated: var(--ion-color-tertiary-shade, #542ae0);
    --border-radius: 16px;
    --box-shadow: none;
    width: 124px;
    font-size: 1rem;
  }

  .extended span {
    margin-inline-start: 8px;
  }
`;

export default function Example() {
  const [status, setStatus] = useState('');

  return (
    <IonPage>
      <style>{styles}</style>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Letters</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p role="status">{status}</p>
        <IonFab slot="fixed" vertical="bottom" horizontal="end">
          <IonFabButton className="extended" onClick={() => setStatus('You began a letter.')}>
            <IonIcon icon={pencil} aria-hidden="true" />
            <span>Write</span>
          </IonFabButton>
        </IonFab>
      </IonContent>
    </IonPage>
  );
}
