import { IonAlert, IonButton, IonContent, IonText } from '@ionic/react';
import { useState } from 'react';

const buttons = [
  { text: 'Keep', role: 'cancel' },
  { text: 'Delete', role: 'destructive' },
];

export default function Example() {
  const [deleted, setDeleted] = useState(false);

  return (
    <IonContent className="ion-padding">
      <IonButton id="delete" color="danger" fill="outline">
        Delete draft
      </IonButton>
      <IonAlert
        trigger="delete"
        header="Delete this draft?"
        message="You cannot undo this."
        buttons={buttons}
        onDidDismiss={({ detail }) => {
          if (detail.role === 'destructive') setDeleted(true);
        }}
      />
      <p>
        <IonText color={deleted ? 'danger' : undefined}>
          {deleted ? 'The draft is gone.' : 'The draft is safe.'}
        </IonText>
      </p>
    </IonContent>
  );
}
