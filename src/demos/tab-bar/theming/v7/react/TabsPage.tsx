import { IonIcon, IonLabel, IonRouterOutlet, IonTabBar, IonTabButton, IonTabs } from '@ionic/react';
import { musicalNotes, radio, search } from 'ionicons/icons';
import { Route } from 'react-router-dom';
import { ListenPage } from './ListenPage';
import { SearchPage } from './SearchPage';
import { SongsPage } from './SongsPage';
import './TabsPage.css';

export function TabsPage() {
  return (
    <IonTabs>
      <IonRouterOutlet>
        <Route exact path="/tabs/listen">
          <ListenPage />
        </Route>
        <Route exact path="/tabs/songs">
          <SongsPage />
        </Route>
        <Route exact path="/tabs/search">
          <SearchPage />
        </Route>
      </IonRouterOutlet>
      <IonTabBar slot="bottom" className="floating">
        <IonTabButton tab="listen" href="/tabs/listen">
          <IonIcon icon={radio} aria-hidden="true" />
          <IonLabel>Listen</IonLabel>
        </IonTabButton>
        <IonTabButton tab="songs" href="/tabs/songs">
          <IonIcon icon={musicalNotes} aria-hidden="true" />
          <IonLabel>Songs</IonLabel>
        </IonTabButton>
        <IonTabButton tab="search" href="/tabs/search">
          <IonIcon icon={search} aria-hidden="true" />
          <IonLabel>Search</IonLabel>
        </IonTabButton>
      </IonTabBar>
    </IonTabs>
  );
}
