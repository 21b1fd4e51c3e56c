import {
  IonBadge,
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
import { home, mail, settings } from 'ionicons/icons';
import { useState } from 'react';
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
  const [unread, setUnread] = useState(3);

  return (
    <IonReactHashRouter>
      <IonTabs
        onIonTabsWillChange={({ detail }) => {
          if (detail.tab === 'messages') setUnread(0);
        }}
      >
        <IonRouterOutlet>
          <Route exact path="/home">
            <TabPage title="Home" text="Nothing is due today." />
          </Route>
          <Route exact path="/messages">
            <TabPage title="Messages" text="Three new messages." />
          </Route>
          <Route exact path="/settings">
            <TabPage title="Settings" text="Language: English." />
          </Route>
          <Route exact path="/">
            <Redirect to="/home" />
          </Route>
        </IonRouterOutlet>
        <IonTabBar slot="bottom">
          <IonTabButton tab="home" href="/home">
            <IonIcon icon={home} aria-hidden="true" />
            <IonLabel>Home</IonLabel>
          </IonTabButton>
          <IonTabButton tab="messages" href="/messages">
            <IonIcon icon={mail} aria-hidden="true" />
            <IonLabel>Messages</IonLabel>
            {unread > 0 && <IonBadge color="danger">{unread}</IonBadge>}
          </IonTabButton>
          <IonTabButton tab="settings" href="/settings">
            <IonIcon icon={settings} aria-hidden="true" />
            <IonLabel>Settings</IonLabel>
          </IonTabButton>
        </IonTabBar>
      </IonTabs>
    </IonReactHashRouter>
  );
}
