import {
  IonButton,
  IonContent,
  IonHeader,
  IonModal,
  IonNav,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useCallback, useRef, useState } from 'react';
import { SizePage } from './SizePage';

export default function Example() {
  const modal = useRef<HTMLIonModalElement>(null);
  const [printed, setPrinted] = useState(false);
  const root = useCallback(
    () => (
      <SizePage
        onCancel={() => void modal.current?.dismiss(null, 'cancel')}
        onPrint={() => void modal.current?.dismiss(null, 'confirm')}
      />
    ),
    [],
  );

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
          aria-label="Print a label"
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
