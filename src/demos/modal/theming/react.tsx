import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonModal,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useRef } from 'react';

const css = `
  ion-modal.ticket {
    --width: 280px;
    --height: 300px;
    --border-radius: 24px;
    --border-width: 3px;
    --border-style: solid;
    --border-color: #7c3aed;
    --box-shadow: 0 16px 40px rgba(76, 29, 149, 0.5);
    --backdrop-opacity: 0.7;
  }

  ion-modal.ticket::part(backdrop) {
    background: #4c1d95;
  }

  ion-modal.ticket::part(content) {
    outline: 3px dashed #ddd6fe;
    outline-offset: 4px;
  }

  ion-modal.ticket ion-toolbar {
    --background: #7c3aed;
    --color: #fff;
  }

  ion-modal.ticket ion-button {
    --color: #fff;
  }
`;

export default function Example() {
  const modal = useRef<HTMLIonModalElement>(null);

  return (
    <IonContent className="ion-padding">
      <style>{css}</style>
      <IonButton id="open-ticket" expand="block">
        Show the ticket
      </IonButton>
      <IonModal ref={modal} className="ticket" trigger="open-ticket" aria-label="Ticket">
        <IonHeader>
          <IonToolbar>
            <IonTitle>Ticket</IonTitle>
            <IonButtons slot="end">
              <IonButton onClick={() => modal.current?.dismiss()}>Close</IonButton>
            </IonButtons>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">
          <p>Ferry, Saturday, 9:20</p>
        </IonContent>
      </IonModal>
    </IonContent>
  );
}
