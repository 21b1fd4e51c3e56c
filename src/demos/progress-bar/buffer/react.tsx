import { IonButton, IonProgressBar } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [heard, setHeard] = useState(0);
  const [loaded, setLoaded] = useState(20);

  return (
    <>
      <IonProgressBar aria-label="Episode" value={heard / 100} buffer={loaded / 100} />
      <p className="ion-text-center">
        {heard}% heard, {loaded}% loaded
      </p>
      <div className="ion-text-center">
        <IonButton fill="outline" onClick={() => setLoaded(Math.min(100, loaded + 20))}>
          Load more
        </IonButton>
        <IonButton onClick={() => setHeard(Math.min(loaded, heard + 20))}>Listen on</IonButton>
      </div>
    </>
  );
}
