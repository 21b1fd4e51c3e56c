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
import { radio, musicalNotes, search } from 'ionicons/icons';
import { Redirect, Route } from 'react-router-dom';

const css = `
.floating {
  --background: #1e293b;
  --border: none;
  --color: #cbd5e1;
  width: calc(100% - 32px);
  margin: 8px 16px 16px;
  border-radius: 20px;
}

.floating ion-tab-button {
  --background: transparent;
  --color: #cbd5e1;
  --color-selected: #fde68a;
  --ripple-color: #fde68a;
}
`;

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
    <>
      <style>{css}</style>
      <IonReactHashRouter>
        <IonTabs>
          <IonRouterOutlet>
            <Route exact path="/listen">
              <TabPage title="Listen" text="Seven stations near you." />
            </Route>
            <Route exact path="/songs">
              <TabPage title="Songs" text="Sorted by artist." />
            </Route>
            <Route exact path="/search">
              <TabPage title="Search" text="Type a title." />
            </Route>
            <Route exact path="/">
              <Redirect to="/listen" />
            </Route>
          </IonRouterOutlet>
          <IonTabBar slot="bottom" className="floating">
            <IonTabButton tab="listen" href="/listen">
              <IonIcon icon={radio} aria-hidden="true" />
              <IonLabel>Listen</IonLabel>
            </IonTabButton>
            <IonTabButton tab="songs" href="/songs">
              <IonIcon icon={musicalNotes} aria-hidden="true" />
              <IonLabel>Songs</IonLabel>
            </IonTabButton>
            <IonTabButton tab="search" href="/search">
              <IonIcon icon={search} aria-hidden="true" />
              <IonLabel>Search</IonLabel>
            </IonTabButton>
          </IonTabBar>
        </IonTabs>
      </IonReactHashRouter>
    </>
  );
}
