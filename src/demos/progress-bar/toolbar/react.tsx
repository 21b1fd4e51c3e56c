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
  const [loading, setLoading] = useState(false);
  const [text, setText] = useState('Nothing loaded yet.');

  async function load() {
    setLoading(true);
    setText('Loading…');
    // Stands in for a request
    await new Promise((resolve) => setTimeout(resolve, 2500));
    setLoading(false);
    setText(`Loaded at ${new Date().toLocaleTimeString()}.`);
  }

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Report</IonTitle>
          <IonButtons slot="end">
            <IonButton disabled={loading} onClick={() => void load()}>
              Load
            </IonButton>
          </IonButtons>
          {loading && <IonProgressBar type="indeterminate" aria-label="Loading the report" />}
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p role="status">{text}</p>
      </IonContent>
    </IonPage>
  );
}
