import { IonRouterOutlet } from '@ionic/react';
import { IonReactRouter } from '@ionic/react-router';
import { Redirect, Route } from 'react-router-dom';
import { OrderPage } from './OrderPage';
import { TermsPage } from './TermsPage';

export default function Example() {
  return (
    <IonReactRouter>
      <IonRouterOutlet>
        <Route exact path="/order">
          <OrderPage />
        </Route>
        <Route exact path="/terms">
          <TermsPage />
        </Route>
        <Route exact path="/">
          <Redirect to="/order" />
        </Route>
      </IonRouterOutlet>
    </IonReactRouter>
  );
}
