import { IonActionSheet, IonButton, IonContent } from '@ionic/react';
import { albumsOutline, shareOutline, trashOutline } from 'ionicons/icons';
import { useState } from 'react';

const buttons = [
  { text: 'Share', icon: shareOutline, data: 'share' },
  { text: 'Move to album', icon: albumsOutline, data: 'move' },
  { text: 'Delete', icon: trashOutline, role: 'destructive', data: 'delete' },
  { text: 'Cancel', role: 'cancel' },
];

export default function Example() {
  const [outcome, setOutcome] = useState('');

  return (
    <IonContent className="ion-padding">
      <IonButton id="actions" expand="block">
        Photo actions
      </IonButton>
      <IonActionSheet
        trigger="actions"
        header="Photo"
        subHeader="Taken on Sunday"
        buttons={buttons}
        onDidDismiss={({ detail }) =>
          setOutcome(`Chosen: ${detail.data ?? '–'} (role: ${detail.role ?? '–'})`)
        }
      />
      <p role="status">{outcome}</p>
    </IonContent>
  );
}
