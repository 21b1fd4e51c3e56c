import {
  IonBackButton,
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonNav,
  IonNavLink,
  IonTitle,
  IonToolbar,
} from '@ionic/react';

function Kitchen() {
  return (
    <>
      <IonHeader>
        <IonToolbar>
          <IonButtons slot="start">
            <IonBackButton />
          </IonButtons>
          <IonTitle>Kitchen</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>21 °C, the light is off.</p>
      </IonContent>
    </>
  );
}

function House() {
  return (
    <>
      <IonHeader>
        <IonToolbar>
          <IonTitle>House</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>All windows are closed.</p>
        <IonNavLink component={() => <Kitchen />}>
          <IonButton expand="block">Show the kitchen</IonButton>
        </IonNavLink>
      </IonContent>
    </>
  );
}

const root = () => <House />;

export default function Example() {
  return <IonNav root={root} />;
}
