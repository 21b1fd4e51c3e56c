import { IonButton, IonSearchbar } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [loaded, setLoaded] = useState(false);

  return (
    <>
      <IonSearchbar placeholder="Search the manual" disabled={!loaded} />
      <p className="ion-text-center" role="status">
        {loaded ? 'The manual has 48 pages.' : 'The manual is not on this device.'}
      </p>
      <IonButton expand="block" fill="clear" disabled={loaded} onClick={() => setLoaded(true)}>
        Download
      </IonButton>
    </>
  );
}
