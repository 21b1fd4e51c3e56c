import {
  IonBackButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonPage,
  IonRouterOutlet,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { IonReactHashRouter } from '@ionic/react-router';
import { Redirect, Route, useParams } from 'react-router-dom';

const days: Record<string, number> = { venus: 225, earth: 365, mars: 687 };

function Planets() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Planets</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonList>
          {Object.keys(days).map((id) => (
            <IonItem key={id} routerLink={`/planets/${id}`} className="ion-text-capitalize">
              <IonLabel>{id}</IonLabel>
            </IonItem>
          ))}
        </IonList>
      </IonContent>
    </IonPage>
  );
}

function Planet() {
  const { planet } = useParams<{ planet: string }>();

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonButtons slot="start">
            <IonBackButton defaultHref="/planets" />
          </IonButtons>
          <IonTitle className="ion-text-capitalize">{planet}</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>A year has {days[planet]} of our days.</p>
      </IonContent>
    </IonPage>
  );
}

export default function Example() {
  return (
    <IonReactHashRouter>
      <IonRouterOutlet>
        <Route exact path="/planets">
          <Planets />
        </Route>
        <Route exact path="/planets/:planet">
          <Planet />
        </Route>
        <Route exact path="/">
          <Redirect to="/planets" />
        </Route>
      </IonRouterOutlet>
    </IonReactHashRouter>
  );
}
