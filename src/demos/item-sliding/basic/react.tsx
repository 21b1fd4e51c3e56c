import {
  IonButton,
  IonIcon,
  IonItem,
  IonItemOption,
  IonItemOptions,
  IonItemSliding,
  IonLabel,
  IonList,
} from '@ionic/react';
import { ellipsisHorizontal } from 'ionicons/icons';
import { type MouseEvent, useState } from 'react';

/** The sliding item around the element that was pressed. */
const rowOf = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest('ion-item-sliding');

export default function Example() {
  const [notes, setNotes] = useState(['Shopping list', 'Packing for the lake', 'Bread recipe']);
  const [status, setStatus] = useState('Swipe a note, or press its button.');

  function remove(note: string, what: string) {
    setNotes((all) => all.filter((other) => other !== note));
    setStatus(`${note}: ${what}.`);
  }

  return (
    <>
      <IonList>
        {notes.map((note) => (
          <IonItemSliding key={note}>
            <IonItemOptions side="start">
              <IonItemOption
                onClick={(event) => {
                  setStatus(`${note} is pinned.`);
                  void rowOf(event)?.close();
                }}
              >
                Pin
              </IonItemOption>
            </IonItemOptions>
            <IonItem>
              <IonLabel>{note}</IonLabel>
              <IonButton
                slot="end"
                fill="clear"
                aria-label={`Actions for ${note}`}
                onClick={(event) => void rowOf(event)?.open('end')}
              >
                <IonIcon slot="icon-only" icon={ellipsisHorizontal} aria-hidden="true" />
              </IonButton>
            </IonItem>
            <IonItemOptions side="end">
              <IonItemOption color="medium" onClick={() => remove(note, 'archived')}>
                Archive
              </IonItemOption>
              <IonItemOption color="danger" onClick={() => remove(note, 'deleted')}>
                Delete
              </IonItemOption>
            </IonItemOptions>
          </IonItemSliding>
        ))}
      </IonList>
      <p className="ion-text-center" role="status">
        {status}
      </p>
    </>
  );
}
