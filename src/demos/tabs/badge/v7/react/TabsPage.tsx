import {
  IonBadge,
  IonIcon,
  IonLabel,
  IonRouterOutlet,
  IonTabBar,
  IonTabButton,
  IonTabs,
} from '@ionic/react';
import { home, mail, settings } from 'ionicons/icons';
import { useState } from 'react';
import { Route } from 'react-router-dom';
import { HomePage } from './HomePage';
import { MessagesPage } from './MessagesPage';
import { SettingsPage } from './SettingsPage';

export function TabsPage() {
  const [unread, setUnread] = useState(3);

  return (
    <IonTabs
      onIonTabsWillChange={({ detail }) => {
        if (detail.tab === 'messages') setUnread(0);
      }}
    >
      <IonRouterOutlet>
        <Route exact path="/tabs/home">
          <HomePage />
        </Route>
        <Route exact path="/tabs/messages">
          <MessagesPage />
        </Route>
        <Route exact path="/tabs/settings">
          <SettingsPage />
        </Route>
      </IonRouterOutlet>
      <IonTabBar slot="bottom">
        <IonTabButton tab="home" href="/tabs/home">
          <IonIcon icon={home} aria-hidden="true" />
          <IonLabel>Home</IonLabel>
        </IonTabButton>
        <IonTabButton tab="messages" href="/tabs/messages">
          <IonIcon icon={mail} aria-hidden="true" />
          <IonLabel>Messages</IonLabel>
          {unread > 0 && (
            <IonBadge color="danger" role="img" aria-label={`${unread} unread`}>
              {unread}
            </IonBadge>
          )}
        </IonTabButton>
        <IonTabButton tab="settings" href="/tabs/settings">
          <IonIcon icon={settings} aria-hidden="true" />
          <IonLabel>Settings</IonLabel>
        </IonTabButton>
      </IonTabBar>
    </IonTabs>
  );
}
