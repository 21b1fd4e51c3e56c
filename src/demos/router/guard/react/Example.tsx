import { IonRouterOutlet } from '@ionic/react';
import { IonReactRouter } from '@ionic/react-router';
import { useState } from 'react';
import { Redirect, Route } from 'react-router-dom';
import { AccountPage } from './AccountPage';
import { HomePage } from './HomePage';
import { LoginPage } from './LoginPage';

export default function Example() {
  const [signedIn, setSignedIn] = useState(false);

  return (
    <IonReactRouter>
      <IonRouterOutlet>
        <Route exact path="/home">
          <HomePage />
        </Route>
        <Route exact path="/login">
          <LoginPage onLogin={() => setSignedIn(true)} />
        </Route>
        <Route
          exact
          path="/account"
          render={() => (signedIn ? <AccountPage /> : <Redirect to="/login" />)}
        />
        <Route exact path="/">
          <Redirect to="/home" />
        </Route>
      </IonRouterOutlet>
    </IonReactRouter>
  );
}
