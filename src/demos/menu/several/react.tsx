import {
  IonButton,
  IonContent,
  IonItem,
  IonLabel,
  IonList,
  IonMenu,
  IonMenuToggle,
  IonPage,
  IonSegment,
  IonSegmentButton,
  IonToggle,
} from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [active, setActive] = useState('places');

  return (
    <>
      <IonMenu menuId="places" contentId="main" aria-label="Places" disabled={active !== 'places'}>
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
      <IonMenu menuId="filter" contentId="main" aria-label="Filter" disabled={active !== 'filter'}>
        <IonContent>
          <IonList>
            <IonItem>
              <IonToggle>Open now</IonToggle>
            </IonItem>
            <IonItem>
              <IonToggle>Free entry</IonToggle>
            </IonItem>
          </IonList>
        </IonContent>
      </IonMenu>
      <IonPage id="main">
        <IonContent className="ion-padding">
          <IonSegment
            aria-label="Menu"
            value={active}
            onIonChange={({ detail }) => setActive(String(detail.value))}
          >
            <IonSegmentButton value="places">
              <IonLabel>Places</IonLabel>
            </IonSegmentButton>
            <IonSegmentButton value="filter">
              <IonLabel>Filter</IonLabel>
            </IonSegmentButton>
          </IonSegment>
          <IonMenuToggle>
            <IonButton className="ion-margin-top" expand="block">
              Open the menu
            </IonButton>
          </IonMenuToggle>
        </IonContent>
      </IonPage>
    </>
  );
}
