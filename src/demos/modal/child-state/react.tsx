import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonModal,
  IonText,
  IonTextarea,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useRef, useState } from 'react';

function NoteForm({ onEmptyChange }: { onEmptyChange: (isEmpty: boolean) => void }) {
  const [text, setText] = useState('');

  return (
    <>
      <IonTextarea
        label="Text"
        labelPlacement="stacked"
        rows={3}
        onIonInput={({ detail }) => {
          setText(detail.value ?? '');
          onEmptyChange(!detail.value);
        }}
      />
      <p>
        <IonText color={text ? 'danger' : 'medium'}>
          {text ? 'Not empty: save it or clear it first.' : 'Empty, so it can be closed.'}
        </IonText>
      </p>
    </>
  );
}

export default function Example() {
  const modal = useRef<HTMLIonModalElement>(null);
  const [isEmpty, setEmpty] = useState(true);

  return (
    <IonContent className="ion-padding">
      <IonButton id="open-note" expand="block">
        Write a note
      </IonButton>
      <IonModal
        ref={modal}
        trigger="open-note"
        aria-label="Note"
        canDismiss={async (_data, role) => role === 'save' || isEmpty}
        onDidDismiss={() => setEmpty(true)}
      >
        <IonHeader>
          <IonToolbar>
            <IonTitle>Note</IonTitle>
            <IonButtons slot="start">
              <IonButton onClick={() => modal.current?.dismiss()}>Close</IonButton>
            </IonButtons>
            <IonButtons slot="end">
              <IonButton strong onClick={() => modal.current?.dismiss(null, 'save')}>
                Save
              </IonButton>
            </IonButtons>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">
          <NoteForm onEmptyChange={setEmpty} />
        </IonContent>
      </IonModal>
    </IonContent>
  );
}
