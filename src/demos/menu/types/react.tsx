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
  IonSegment,
  IonSegmentButton,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useState } from 'react';

type MenuType = 'overlay' | 'reveal' | 'push';

export default function Example() {
  const [type, setType] = useState<MenuType>('overlay');

  return (
    <>
      <IonMenu contentId="main" aria-label="Places" type={type}>
        <IonContent>
          <IonList>
            <IonItem>
              <IonLabel>Beach</IonLabel>
            </IonItem>
            <IonItem>
              <IonLabel>Forest</IonLabel>
            </IonItem>
            <IonItem>
              <IonLabel>Mountain</IonLabel>
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
            <IonTitle>Type</IonTitle>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">
          <IonSegment
            aria-label="Type"
            value={type}
            onIonChange={({ detail }) => setType(detail.value as MenuType)}
          >
            <IonSegmentButton value="overlay">Overlay</IonSegmentButton>
            <IonSegmentButton value="reveal">Reveal</IonSegmentButton>
            <IonSegmentButton value="push">Push</IonSegmentButton>
          </IonSegment>
          <p>Choose a type, then open the menu.</p>
        </IonContent>
      </IonPage>
    </>
  );
}
