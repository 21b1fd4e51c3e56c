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

  const openSheet = (index: number) =>
    present({
      header: files[index],
      buttons: [
        { text: 'Duplicate', data: 'duplicate' },
        { text: 'Delete', role: 'destructive' },
        { text: 'Cancel', role: 'cancel' },
      ],
      onDidDismiss: ({ detail }) => {
        if (detail.role === 'destructive') {
          setFiles((current) => current.filter((_, other) => other !== index));
        }
        if (detail.data === 'duplicate') {
          setFiles((current) =>
            current.flatMap((name, other) => (other === index ? [name, `${name} (copy)`] : name)),
          );
        }
      },
    });

  return (
    <IonContent>
      <IonList>
        {files.map((file, index) => (
          <IonItem key={file}>
            <IonLabel>{file}</IonLabel>
            <IonButton
              slot="end"
              fill="clear"
              size="default"
              aria-label={`Actions for ${file}`}
              onClick={() => void openSheet(index)}
            >
              <IonIcon slot="icon-only" icon={ellipsisHorizontal} aria-hidden="true" />
            </IonButton>
          </IonItem>
        ))}
      </IonList>
    </IonContent>
  );
}
