import { IonButton, IonContent, IonLoading } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [state, setState] = useState('Not searched yet.');

  return (
    <IonContent className="ion-padding">
      <IonButton id="search" expand="block">
        Search nearby
      </IonButton>
      <p role="status">{state}</p>
      <IonLoading
        trigger="search"
        message="Tap outside to cancel"
        duration={20000}
        backdropDismiss
        onDidDismiss={({ detail }) =>
          setState(detail.role === 'backdrop' ? 'Canceled.' : 'Nothing found.')
        }
      />
    </IonContent>
  );
}
