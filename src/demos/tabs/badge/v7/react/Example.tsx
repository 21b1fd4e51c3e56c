import { IonRouterOutlet } from '@ionic/react';
import { IonReactRouter } from '@ionic/react-router';
import { Redirect, Route } from 'react-router-dom';
import { TabsPage } from './TabsPage';

export default function Example() {
  return (
    <IonReactRouter>
      <IonRouterOutlet>
        <Route path="/tabs">
          <TabsPage />
        </Route>
        <Route exact path="/">
          <Redirect to="/tabs/home" />
        </Route>
      </IonRouterOutlet>
    </IonReactRouter>
  );
}
