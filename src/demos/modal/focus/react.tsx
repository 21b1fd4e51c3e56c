import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonInput,
  IonModal,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useRef } from 'react';

export default function Example() {
  const modal = useRef<HTMLIonModalElement>(null);
  const input = useRef<HTMLIonInputElement>(null);

  return (
    <IonContent className="ion-padding">
      <IonButton id="open-note" expand="block">
        New note
      </IonButton>
      <IonModal
        ref={modal}
        trigger="open-note"
        aria-label="New note"
        onDidPresent={() => void input.current?.setFocus()}
      >
        <IonHeader>
          <IonToolbar>
            <IonTitle>New note</IonTitle>
            <IonButtons slot="end">
              <IonButton onClick={() => void modal.current?.dismiss()}>Close</IonButton>
            </IonButtons>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">
          <IonInput ref={input} label="Title" labelPlacement="stacked" />
        </IonContent>
      </IonModal>
    </IonContent>
  );
}
