import { IonActionSheet, IonButton, IonContent } from '@ionic/react';
import { useState } from 'react';

const buttons = [
  { text: 'Share', role: 'share' },
  { text: 'Cancel', role: 'cancel' },
];

export default function Example() {
  const [log, setLog] = useState<string[]>([]);

  function add(name: string, role?: string) {
    setLog((lines) => [...lines, role ? `${name}: ${role}` : name]);
  }

  return (
    <IonContent className="ion-padding">
      <IonButton id="photo" expand="block">
        Photo actions
      </IonButton>
      <IonActionSheet
        trigger="photo"
        header="Photo"
        buttons={buttons}
        onWillPresent={() => setLog(['willPresent'])}
        onDidPresent={() => add('didPresent')}
        onWillDismiss={({ detail }) => add('willDismiss', detail.role)}
        onDidDismiss={({ detail }) => add('didDismiss', detail.role)}
      />
      <ol>
        {log.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </IonContent>
  );
}
