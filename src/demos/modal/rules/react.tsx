import {
  IonButton,
  IonButtons,
  IonCheckbox,
  IonContent,
  IonHeader,
  IonModal,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useRef, useState } from 'react';

export default function Example() {
  const modal = useRef<HTMLIonModalElement>(null);
  const [agreed, setAgreed] = useState(false);

  return (
    <IonContent className="ion-padding">
      <IonButton id="open-rules" expand="block">
        House rules
      </IonButton>
      <IonModal ref={modal} trigger="open-rules" aria-label="House rules" canDismiss={agreed}>
        <IonHeader>
          <IonToolbar>
            <IonTitle>House rules</IonTitle>
            <IonButtons slot="end">
              <IonButton onClick={() => modal.current?.dismiss()}>Close</IonButton>
            </IonButtons>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">
          <p>Return before sunset, dry and clean.</p>
          <IonCheckbox
            labelPlacement="end"
            checked={agreed}
            onIonChange={({ detail }) => setAgreed(detail.checked)}
          >
            I agree to these rules
          </IonCheckbox>
          <p>Close works once the box is checked.</p>
        </IonContent>
      </IonModal>
    </IonContent>
  );
}
