import { IonButton, IonContent, useIonAlert } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [present] = useIonAlert();
  const [empty, setEmpty] = useState(false);

  const clear = () =>
    present({
      header: 'Please confirm',
      message: 'All items leave the basket.',
      buttons: [
        { text: 'Cancel', role: 'cancel' },
        { text: 'Continue', role: 'confirm' },
      ],
      onDidDismiss: ({ detail }) => {
        if (detail.role === 'confirm') setEmpty(true);
      },
    });

  return (
    <IonContent className="ion-padding">
      <p>{empty ? 'The basket is empty.' : 'Three items are in the basket.'}</p>
      <IonButton expand="block" disabled={empty} onClick={() => void clear()}>
        Empty basket
      </IonButton>
    </IonContent>
  );
}
