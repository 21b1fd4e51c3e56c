import {
  IonBadge,
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
import { home, mail, settings } from 'ionicons/icons';
import { useState } from 'react';

export default function Example() {
  const [unread, setUnread] = useState(3);

  return (
    <IonTabs
      onIonTabsWillChange={({ detail }) => {
        if (detail.tab === 'messages') setUnread(0);
      }}
    >
      <IonTab tab="home">
        <IonHeader>
          <IonToolbar>
            <IonTitle>Home</IonTitle>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">
          <p>Nothing is due today.</p>
        </IonContent>
      </IonTab>
      <IonTab tab="messages">
        <IonHeader>
          <IonToolbar>
            <IonTitle>Messages</IonTitle>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">
          <p>Three new messages.</p>
        </IonContent>
      </IonTab>
      <IonTab tab="settings">
        <IonHeader>
          <IonToolbar>
            <IonTitle>Settings</IonTitle>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">
          <p>Language: English.</p>
        </IonContent>
      </IonTab>
      <IonTabBar slot="bottom">
        <IonTabButton tab="home">
          <IonIcon icon={home} aria-hidden="true" />
          <IonLabel>Home</IonLabel>
        </IonTabButton>
        <IonTabButton tab="messages">
          <IonIcon icon={mail} aria-hidden="true" />
          <IonLabel>Messages</IonLabel>
          {unread > 0 && (
            <IonBadge color="danger" role="img" aria-label={`${unread} unread`}>
              {unread}
            </IonBadge>
          )}
        </IonTabButton>
        <IonTabButton tab="settings">
          <IonIcon icon={settings} aria-hidden="true" />
          <IonLabel>Settings</IonLabel>
        </IonTabButton>
      </IonTabBar>
    </IonTabs>
  );
}
