import { IonButton, IonProgressBar } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [heard, setHeard] = useState(0);
  const [loaded, setLoaded] = useState(20);

  return (
    <>
      <IonProgressBar aria-label="Episode" value={heard / 100} buffer={loaded / 100} />
      <p>
        {heard}% heard, {loaded}% loaded
      </p>
      <IonButton fill="outline" onClick={() => setLoaded(Math.min(100, loaded + 20))}>
        Load more
      </IonButton>
      <IonButton onClick={() => setHeard(Math.min(loaded, heard + 20))}>Listen on</IonButton>
    </>
  );
}
