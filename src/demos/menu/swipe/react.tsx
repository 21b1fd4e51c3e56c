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
  const [swipe, setSwipe] = useState(true);

  return (
    <>
      <IonMenu contentId="main" aria-label="Places" maxEdgeStart={150} swipeGesture={swipe}>
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
            </IonButtons>
            <IonTitle>Guide</IonTitle>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">
          <p>Swipe to the right, up to 150 pixels from the edge.</p>
          <IonToggle checked={swipe} onIonChange={({ detail }) => setSwipe(detail.checked)}>
            Swipe to open
          </IonToggle>
        </IonContent>
      </IonPage>
    </>
  );
}
