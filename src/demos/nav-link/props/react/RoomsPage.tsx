import { IonButton, IonContent, IonHeader, IonNavLink, IonTitle, IonToolbar } from '@ionic/react';
import { RoomPage } from './RoomPage';

const rooms = [
  { name: 'Kitchen', text: '21 °C, the light is off.' },
  { name: 'Bath', text: '24 °C, the light is on.' },
];

export function RoomsPage() {
  return (
    <>
      <IonHeader>
        <IonToolbar>
          <IonTitle>House</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        {rooms.map(({ name, text }) => (
          <IonNavLink key={name} component={() => <RoomPage name={name} text={text} />}>
            <IonButton>{name}</IonButton>
          </IonNavLink>
        ))}
      </IonContent>
    </>
  );
}
