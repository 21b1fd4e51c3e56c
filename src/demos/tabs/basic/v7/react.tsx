import {
  IonContent,
  IonHeader,
  IonIcon,
  IonLabel,
  IonPage,
  IonRouterOutlet,
  IonTabBar,
  IonTabButton,
  IonTabs,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { IonReactHashRouter } from '@ionic/react-router';
import { map, walk, person } from 'ionicons/icons';
import { Redirect, Route } from 'react-router-dom';

function TabPage({ title, text }: { title: string; text: string }) {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>{title}</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>{text}</p>
      </IonContent>
    </IonPage>
  );
}

export default function Example() {
  return (
    <IonReactHashRouter>
      <IonTabs>
        <IonRouterOutlet>
          <Route exact path="/map">
            <TabPage title="Map" text="The path along the river is open." />
          </Route>
          <Route exact path="/trips">
            <TabPage title="Trips" text="You have saved three trips." />
          </Route>
          <Route exact path="/profile">
            <TabPage title="Profile" text="Signed in as Kim." />
          </Route>
          <Route exact path="/">
            <Redirect to="/map" />
          </Route>
        </IonRouterOutlet>
        <IonTabBar slot="bottom">
          <IonTabButton tab="map" href="/map">
            <IonIcon icon={map} aria-hidden="true" />
            <IonLabel>Map</IonLabel>
          </IonTabButton>
          <IonTabButton tab="trips" href="/trips">
            <IonIcon icon={walk} aria-hidden="true" />
            <IonLabel>Trips</IonLabel>
          </IonTabButton>
          <IonTabButton tab="profile" href="/profile">
            <IonIcon icon={person} aria-hidden="true" />
            <IonLabel>Profile</IonLabel>
          </IonTabButton>
        </IonTabBar>
      </IonTabs>
    </IonReactHashRouter>
  );
}
