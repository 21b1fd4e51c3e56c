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
  useIonAlert,
} from '@ionic/react';
import { useRef, useState } from 'react';

export default function Example() {
  const modal = useRef<HTMLIonModalElement>(null);
  const text = useRef<HTMLIonTextareaElement>(null);
  const [status, setStatus] = useState<{ text: string; color?: string }>({
    text: 'Type something, then close.',
  });
  const [presentAlert] = useIonAlert();

  function confirmLoss() {
    return new Promise<boolean>((resolve) => {
      void presentAlert({
        header: 'Discard this note?',
        buttons: [
          { text: 'Keep writing', role: 'cancel' },
          { text: 'Discard', role: 'destructive' },
        ],
        onWillDismiss: ({ detail }) => resolve(detail.role === 'destructive'),
      });
    });
  }

  return (
    <IonContent className="ion-padding">
      <IonButton id="open-note" expand="block">
        Write a note
      </IonButton>
      <p>
        <IonText color={status.color}>{status.text}</IonText>
      </p>
      <IonModal
        ref={modal}
        trigger="open-note"
        aria-label="Note"
        canDismiss={async (_data, role) => role === 'save' || !text.current?.value || confirmLoss()}
        onDidDismiss={({ detail }) =>
          setStatus(
            detail.role === 'save'
              ? { text: 'The note is saved.', color: 'primary' }
              : { text: 'Nothing is saved.', color: 'danger' },
          )
        }
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
          <IonTextarea ref={text} label="Text" labelPlacement="stacked" rows={4} />
        </IonContent>
      </IonModal>
    </IonContent>
  );
}
