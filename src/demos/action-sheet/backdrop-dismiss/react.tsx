import { IonActionSheet, IonButton, IonContent } from '@ionic/react';
import { useState } from 'react';

const buttons = [
  { text: 'Keep', role: 'keep' },
  { text: 'Delete', role: 'destructive' },
];

export default function Example() {
  const [state, setState] = useState('The draft has not been saved.');

  function onDismiss(role?: string) {
    setState(role === 'destructive' ? 'The draft has been deleted.' : 'The draft has been kept.');
  }

  return (
    <IonContent className="ion-padding">
      <p role="status">{state}</p>
      <IonButton id="leave" expand="block">
        Leave the draft
      </IonButton>
      <IonActionSheet
        trigger="leave"
        header="Keep the draft?"
        backdropDismiss={false}
        buttons={buttons}
        onDidDismiss={({ detail }) => onDismiss(detail.role)}
      />
    </IonContent>
  );
}
