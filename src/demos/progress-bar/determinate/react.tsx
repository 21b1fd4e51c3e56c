import { IonButton, IonProgressBar } from '@ionic/react';
import { useState } from 'react';

const total = 12;

export default function Example() {
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState(0);
  const [status, setStatus] = useState(`${total} photos to export`);

  async function run() {
    setBusy(true);
    setStatus('Exporting…');
    for (let done = 0; done <= total; done += 1) {
      setProgress(done / total);
      // Stands in for the work on one photo
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    setStatus(`${total} photos exported`);
    setBusy(false);
  }

  return (
    <>
      <IonProgressBar aria-label="Export" value={progress} />
      <p className="ion-text-center" role="status">
        {status}
      </p>
      <div className="ion-text-center">
        <IonButton disabled={busy} onClick={() => void run()}>
          Export
        </IonButton>
      </div>
    </>
  );
}
