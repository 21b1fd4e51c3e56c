import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonInput,
  IonModal,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useRef, useState } from 'react';

export default function Example() {
  const modal = useRef<HTMLIonModalElement>(null);
  const [name, setName] = useState('');
  const [greeting, setGreeting] = useState('No one has signed in.');

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Profile</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>{greeting}</p>
        <IonButton id="open-modal" expand="block">
          Enter your name
        </IonButton>
        <IonModal
          ref={modal}
          trigger="open-modal"
          aria-label="Enter your name"
          onWillDismiss={({ detail }) => {
            if (detail.role === 'confirm' && detail.data) setGreeting(`Hello, ${detail.data}!`);
          }}
        >
          <IonHeader>
            <IonToolbar>
              <IonButtons slot="start">
                <IonButton onClick={() => modal.current?.dismiss(null, 'cancel')}>Cancel</IonButton>
              </IonButtons>
              <IonTitle>Name</IonTitle>
              <IonButtons slot="end">
                <IonButton strong onClick={() => modal.current?.dismiss(name, 'confirm')}>
                  Done
                </IonButton>
              </IonButtons>
            </IonToolbar>
          </IonHeader>
          <IonContent className="ion-padding">
            <IonInput
              label="Name"
              labelPlacement="stacked"
              placeholder="Kim Lee"
              value={name}
              onIonInput={({ detail }) => setName(detail.value ?? '')}
            />
          </IonContent>
        </IonModal>
      </IonContent>
    </IonPage>
  );
}
