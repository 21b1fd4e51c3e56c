import {
  IonButton,
  IonContent,
  IonHeader,
  IonPage,
  IonRouterOutlet,
  IonTitle,
  IonToolbar,
  useIonRouter,
} from '@ionic/react';
import { IonReactHashRouter } from '@ionic/react-router';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Redirect, Route } from 'react-router-dom';

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>{title}</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">{children}</IonContent>
    </IonPage>
  );
}

function Login({ onLogin }: { onLogin: () => void }) {
  const router = useIonRouter();

  return (
    <Page title="Login">
      <p>Log in first.</p>
      <IonButton
        expand="block"
        onClick={() => {
          onLogin();
          router.push('/account', 'root');
        }}
      >
        Log in
      </IonButton>
    </Page>
  );
}

export default function Example() {
  const [signedIn, setSignedIn] = useState(false);

  return (
    <IonReactHashRouter>
      <IonRouterOutlet>
        <Route exact path="/home">
          <Page title="Home">
            <IonButton routerLink="/account" expand="block">
              My account
            </IonButton>
          </Page>
        </Route>
        <Route exact path="/login">
          <Login onLogin={() => setSignedIn(true)} />
        </Route>
        <Route
          exact
          path="/account"
          render={() =>
            signedIn ? (
              <Page title="Account">
                <p>You are logged in.</p>
              </Page>
            ) : (
              <Redirect to="/login" />
            )
          }
        />
        <Route exact path="/">
          <Redirect to="/home" />
        </Route>
      </IonRouterOutlet>
    </IonReactHashRouter>
  );
}
