import { IonItem, IonList, IonToggle, useIonAlert } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [backup, setBackup] = useState(true);
  const [present] = useIonAlert();

  function change(checked: boolean) {
    setBackup(checked);
    if (checked) return;
    void present({
      header: 'Stop the backup?',
      message: 'Existing copies are kept for thirty days.',
      buttons: [
        { text: 'Keep on', role: 'cancel' },
        { text: 'Stop', role: 'destructive' },
      ],
      onDidDismiss: (event) => setBackup(event.detail.role !== 'destructive'),
    });
  }

  return (
    <IonList>
      <IonItem>
        <IonToggle checked={backup} onIonChange={(event) => change(event.detail.checked)}>
          Automatic backup
        </IonToggle>
      </IonItem>
    </IonList>
  );
}
