import {
  IonButtons,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonMenu,
  IonMenuButton,
  IonPage,
  IonTitle,
  IonToggle,
  IonToolbar,
} from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [available, setAvailable] = useState(true);

  return (
    <>
      <IonMenu contentId="main" aria-label="Places" disabled={!available}>
        <IonContent>
          <IonList>
            <IonItem>
              <IonLabel>Museums</IonLabel>
            </IonItem>
            <IonItem>
              <IonLabel>Parks</IonLabel>
            </IonItem>
          </IonList>
        </IonContent>
      </IonMenu>
      <IonPage id="main">
        <IonHeader>
          <IonToolbar>
            <IonButtons slot="start">
              <IonMenuButton />
              <IonMenuButton autoHide={false} color="medium" aria-label="Menu, always shown" />
            </IonButtons>
            <IonTitle>Guide</IonTitle>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">
          <p>Without a menu, only the second button stays.</p>
          <IonToggle checked={available} onIonChange={({ detail }) => setAvailable(detail.checked)}>
            Menu
          </IonToggle>
        </IonContent>
      </IonPage>
    </>
  );
}
