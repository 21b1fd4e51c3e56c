import { IonAlert, IonButton, IonContent, IonLoading, IonPopover, IonToast } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [log, setLog] = useState('');

  function add(name: string) {
    setLog((before) => `${before} → ${name}`);
  }

  const listeners = {
    onWillPresent: () => setLog('willPresent'),
    onDidPresent: () => add('didPresent'),
    onWillDismiss: () => add('willDismiss'),
    onDidDismiss: () => add('didDismiss'),
  };

  return (
    <IonContent className="ion-padding">
      <IonButton id="ask" expand="block">
        Alert
      </IonButton>
      <IonButton id="wait" expand="block">
        Loading
      </IonButton>
      <IonButton id="tip" expand="block">
        Popover
      </IonButton>
      <IonButton id="save" expand="block">
        Toast
      </IonButton>
      <IonAlert trigger="ask" header="Save the draft?" buttons={['Save']} {...listeners} />
      <IonLoading trigger="wait" message="Saving…" duration={1000} {...listeners} />
      <IonPopover trigger="tip" role="dialog" aria-label="Tip" {...listeners}>
        <p className="ion-padding-horizontal">Drag an entry to move it.</p>
      </IonPopover>
      <IonToast trigger="save" message="Saved." duration={1000} {...listeners} />
      <p>
        <output>{log}</output>
      </p>
    </IonContent>
  );
}
