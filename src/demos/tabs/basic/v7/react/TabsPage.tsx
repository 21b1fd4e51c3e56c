import { IonIcon, IonLabel, IonRouterOutlet, IonTabBar, IonTabButton, IonTabs } from '@ionic/react';
import { map, person, walk } from 'ionicons/icons';
import { Route } from 'react-router-dom';
import { MapPage } from './MapPage';
import { ProfilePage } from './ProfilePage';
import { TripsPage } from './TripsPage';

export function TabsPage() {
  return (
    <IonTabs>
      <IonRouterOutlet>
        <Route exact path="/tabs/map">
          <MapPage />
        </Route>
        <Route exact path="/tabs/trips">
          <TripsPage />
        </Route>
        <Route exact path="/tabs/profile">
          <ProfilePage />
        </Route>
      </IonRouterOutlet>
      <IonTabBar slot="bottom">
        <IonTabButton tab="map" href="/tabs/map">
          <IonIcon icon={map} aria-hidden="true" />
          <IonLabel>Map</IonLabel>
        </IonTabButton>
        <IonTabButton tab="trips" href="/tabs/trips">
          <IonIcon icon={walk} aria-hidden="true" />
          <IonLabel>Trips</IonLabel>
        </IonTabButton>
        <IonTabButton tab="profile" href="/tabs/profile">
          <IonIcon icon={person} aria-hidden="true" />
          <IonLabel>Profile</IonLabel>
        </IonTabButton>
      </IonTabBar>
    </IonTabs>
  );
}
