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
import { time, archive } from 'ionicons/icons';
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
          <Route exact path="/now">
            <TabPage title="Current" text="One order is being packed." />
          </Route>
          <Route exact path="/past">
            <TabPage title="Past" text="Nine orders since January." />
          </Route>
          <Route exact path="/">
            <Redirect to="/now" />
          </Route>
        </IonRouterOutlet>
        <IonTabBar slot="top">
          <IonTabButton tab="now" href="/now" layout="icon-start">
            <IonIcon icon={time} aria-hidden="true" />
            <IonLabel>Current</IonLabel>
          </IonTabButton>
          <IonTabButton tab="past" href="/past" layout="icon-start">
            <IonIcon icon={archive} aria-hidden="true" />
            <IonLabel>Past</IonLabel>
          </IonTabButton>
        </IonTabBar>
      </IonTabs>
    </IonReactHashRouter>
  );
}
