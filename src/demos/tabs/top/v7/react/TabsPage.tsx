import { IonIcon, IonLabel, IonRouterOutlet, IonTabBar, IonTabButton, IonTabs } from '@ionic/react';
import { archive, time } from 'ionicons/icons';
import { Route } from 'react-router-dom';
import { NowPage } from './NowPage';
import { PastPage } from './PastPage';

export function TabsPage() {
  return (
    <IonTabs>
      <IonRouterOutlet>
        <Route exact path="/tabs/now">
          <NowPage />
        </Route>
        <Route exact path="/tabs/past">
          <PastPage />
        </Route>
      </IonRouterOutlet>
      <IonTabBar slot="top" color="dark">
        <IonTabButton tab="now" href="/tabs/now" layout="icon-start">
          <IonIcon icon={time} aria-hidden="true" />
          <IonLabel>Current</IonLabel>
        </IonTabButton>
        <IonTabButton tab="past" href="/tabs/past" layout="icon-start">
          <IonIcon icon={archive} aria-hidden="true" />
          <IonLabel>Past</IonLabel>
        </IonTabButton>
      </IonTabBar>
    </IonTabs>
  );
}
