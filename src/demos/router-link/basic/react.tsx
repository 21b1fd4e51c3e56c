import {
  IonContent,
  IonHeader,
  IonPage,
  IonRouterLink,
  IonRouterOutlet,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { IonReactHashRouter } from '@ionic/react-router';
import { Redirect, Route } from 'react-router-dom';

function Order() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Order</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>
          By ordering you accept the <IonRouterLink routerLink="/terms">terms</IonRouterLink>.
        </p>
      </IonContent>
    </IonPage>
  );
}

function Terms() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Terms</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>
          Goods can be returned within thirty days.{' '}
          <IonRouterLink routerLink="/order" routerDirection="back">
            Back to the order
          </IonRouterLink>
        </p>
      </IonContent>
    </IonPage>
  );
}

export default function Example() {
  return (
    <IonReactHashRouter>
      <IonRouterOutlet>
        <Route exact path="/order">
          <Order />
        </Route>
        <Route exact path="/terms">
          <Terms />
        </Route>
        <Route exact path="/">
          <Redirect to="/order" />
        </Route>
      </IonRouterOutlet>
    </IonReactHashRouter>
  );
}
