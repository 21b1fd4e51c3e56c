import {
  IonContent,
  IonFab,
  IonFabButton,
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
} from '@ionic/react';
import { add } from 'ionicons/icons';
import { useState } from 'react';

const styles = `
  .banner {
    top: 0;
    inset-inline: 0;
    padding: 8px 16px;
    background: var(--ion-color-warning);
    color: var(--ion-color-warning-contrast);
  }

  .notes {
    --padding-top: 36px;
    --padding-bottom: 88px;
  }
`;

export default function Example() {
  const [notes, setNotes] = useState(() =>
    Array.from({ length: 14 }, (_, index) => `Note ${index + 1}`),
  );

  return (
    <IonContent className="notes">
      <style>{styles}</style>
      <div slot="fixed" className="banner">
        Offline: changes are sent later
      </div>
      <IonList>
        {notes.map((note) => (
          <IonItem key={note}>
            <IonLabel>{note}</IonLabel>
          </IonItem>
        ))}
      </IonList>
      <IonFab slot="fixed" vertical="bottom" horizontal="end">
        <IonFabButton
          aria-label="Add a note"
          onClick={() => setNotes((current) => [...current, `Note ${current.length + 1}`])}
        >
          <IonIcon icon={add} aria-hidden="true" />
        </IonFabButton>
      </IonFab>
    </IonContent>
  );
}
