import {
  IonButton,
  IonContent,
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
  useIonActionSheet,
} from '@ionic/react';
import { ellipsisHorizontal } from 'ionicons/icons';
import { useState } from 'react';

export default function Example() {
  const [files, setFiles] = useState(['Budget', 'Floor plan', 'Guest list']);
  const [present] = useIonActionSheet();

  const openSheet = (name: string) =>
    present({
      header: name,
      buttons: [
        { text: 'Move to top', data: 'top' },
        { text: 'Delete', role: 'destructive' },
        { text: 'Cancel', role: 'cancel' },
      ],
      onDidDismiss: ({ detail }) => {
        const others = files.filter((file) => file !== name);
        if (detail.role === 'destructive') setFiles(others);
        if (detail.data === 'top') setFiles([name, ...others]);
      },
    });

  return (
    <IonContent>
      <IonList>
        {files.map((file) => (
          <IonItem key={file}>
            <IonLabel>{file}</IonLabel>
            <IonButton
              slot="end"
              fill="clear"
              size="default"
              aria-label={`Actions for ${file}`}
              onClick={() => void openSheet(file)}
            >
              <IonIcon slot="icon-only" icon={ellipsisHorizontal} aria-hidden="true" />
            </IonButton>
          </IonItem>
        ))}
      </IonList>
    </IonContent>
  );
}
