import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonModal,
  IonTextarea,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useRef } from 'react';

export default function Example() {
  const modal = useRef<HTMLIonModalElement>(null);

  return (
    <IonContent className="ion-padding">
      <p>Type something, close, and open it again.</p>
      <IonButton id="open-note" expand="block">
        Write a note
      </IonButton>
      <IonModal ref={modal} trigger="open-note" aria-label="Note" keepContentsMounted>
        <IonHeader>
          <IonToolbar>
            <IonTitle>Note</IonTitle>
            <IonButtons slot="end">
              <IonButton onClick={() => modal.current?.dismiss()}>Close</IonButton>
            </IonButtons>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">
          <IonTextarea label="Text" labelPlacement="stacked" rows={3} />
        </IonContent>
      </IonModal>
    </IonContent>
  );
}
