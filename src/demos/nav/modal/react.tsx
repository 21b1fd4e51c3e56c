import {
  IonBackButton,
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonModal,
  IonNav,
  IonNavLink,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useCallback, useRef, useState } from 'react';

type Dismiss = (role: 'cancel' | 'confirm') => void;

function ConfirmPage({ dismiss }: { dismiss: Dismiss }) {
  return (
    <>
      <IonHeader>
        <IonToolbar>
          <IonButtons slot="start">
            <IonBackButton />
          </IonButtons>
          <IonTitle>Confirm</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>The label costs €5.</p>
        <IonButton expand="block" onClick={() => dismiss('confirm')}>
          Print
        </IonButton>
      </IonContent>
    </>
  );
}

function SizePage({ dismiss }: { dismiss: Dismiss }) {
  return (
    <>
      <IonHeader>
        <IonToolbar>
          <IonButtons slot="start">
            <IonButton onClick={() => dismiss('cancel')}>Cancel</IonButton>
          </IonButtons>
          <IonTitle>Size</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>Up to five kilograms.</p>
        <IonNavLink component={() => <ConfirmPage dismiss={dismiss} />}>
          <IonButton expand="block">Next</IonButton>
        </IonNavLink>
      </IonContent>
    </>
  );
}

export default function Example() {
  const modal = useRef<HTMLIonModalElement>(null);
  const [printed, setPrinted] = useState(false);
  const dismiss = useCallback<Dismiss>((role) => void modal.current?.dismiss(null, role), []);
  const root = useCallback(() => <SizePage dismiss={dismiss} />, [dismiss]);

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Parcel</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>{printed ? 'One label has been printed.' : 'No label has been printed.'}</p>
        <IonButton id="open" expand="block">
          Print a label
        </IonButton>
        <IonModal
          ref={modal}
          trigger="open"
          onDidDismiss={({ detail }) => {
            if (detail.role === 'confirm') setPrinted(true);
          }}
        >
          <IonNav root={root} />
        </IonModal>
      </IonContent>
    </IonPage>
  );
}
