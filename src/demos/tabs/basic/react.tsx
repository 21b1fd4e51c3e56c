import {
  IonContent,
  IonHeader,
  IonIcon,
  IonLabel,
  IonTab,
  IonTabBar,
  IonTabButton,
  IonTabs,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { map, person, walk } from 'ionicons/icons';

export default function Example() {
  return (
    <IonTabs>
      <IonTab tab="map">
        <IonHeader>
          <IonToolbar>
            <IonTitle>Map</IonTitle>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">
          <p>The path along the river is open.</p>
        </IonContent>
      </IonTab>
      <IonTab tab="trips">
        <IonHeader>
          <IonToolbar>
            <IonTitle>Trips</IonTitle>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">
          <p>You have saved three trips.</p>
        </IonContent>
      </IonTab>
      <IonTab tab="profile">
        <IonHeader>
          <IonToolbar>
            <IonTitle>Profile</IonTitle>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">
          <p>Signed in as Kim.</p>
        </IonContent>
      </IonTab>
      <IonTabBar slot="bottom">
        <IonTabButton tab="map">
          <IonIcon icon={map} aria-hidden="true" />
          <IonLabel>Map</IonLabel>
        </IonTabButton>
        <IonTabButton tab="trips">
          <IonIcon icon={walk} aria-hidden="true" />
          <IonLabel>Trips</IonLabel>
        </IonTabButton>
        <IonTabButton tab="profile">
          <IonIcon icon={person} aria-hidden="true" />
          <IonLabel>Profile</IonLabel>
        </IonTabButton>
      </IonTabBar>
    </IonTabs>
  );
}
