import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonPage,
  IonProgressBar,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [running, setRunning] = useState(false);
  const [status, setStatus] = useState('The last backup is three days old.');

  function start() {
    setRunning(true);
    // Stands in for the backup
    setTimeout(() => {
      setRunning(false);
      setStatus('Everything is backed up.');
    }, 3000);
  }

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Backup</IonTitle>
          <IonButtons slot="end">
            <IonButton disabled={running} onClick={start}>
              Start
            </IonButton>
          </IonButtons>
          {running && <IonProgressBar type="indeterminate" aria-label="Backup" />}
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p role="status">{status}</p>
      </IonContent>
    </IonPage>
  );
}
