import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonPage,
  IonTitle,
  IonToolbar,
  useIonModal,
} from '@ionic/react';
import { useState } from 'react';

const seats = ['Seat 12A, window', 'Seat 12B, middle', 'Seat 12C, aisle'];

function SeatList({ onClose }: { onClose: (seat?: string, role?: string) => void }) {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Choose a seat</IonTitle>
          <IonButtons slot="end">
            <IonButton onClick={() => onClose()}>Cancel</IonButton>
          </IonButtons>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonList>
          {seats.map((seat) => (
            <IonItem key={seat} button onClick={() => onClose(seat, 'confirm')}>
              <IonLabel>{seat}</IonLabel>
            </IonItem>
          ))}
        </IonList>
      </IonContent>
    </IonPage>
  );
}

export default function Example() {
  const [seat, setSeat] = useState('');
  const [present, dismiss] = useIonModal(SeatList, {
    onClose: (data?: string, role?: string) => dismiss(data, role),
  });

  function choose() {
    present({
      htmlAttributes: { 'aria-label': 'Choose a seat' },
      onWillDismiss: ({ detail: { data, role } }) => {
        if (role === 'confirm') setSeat(data);
      },
    });
  }

  return (
    <IonContent className="ion-padding">
      <IonButton expand="block" onClick={choose}>
        Choose a seat
      </IonButton>
      <p>{seat ? `Your choice: ${seat}` : 'No seat is chosen.'}</p>
    </IonContent>
  );
}
