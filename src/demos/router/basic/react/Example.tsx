import { IonRouterOutlet } from '@ionic/react';
import { IonReactRouter } from '@ionic/react-router';
import { Redirect, Route } from 'react-router-dom';
import { PlanetPage } from './PlanetPage';
import { PlanetsPage } from './PlanetsPage';

export default function Example() {
  return (
    <IonReactRouter>
      <IonRouterOutlet>
        <Route exact path="/planets">
          <PlanetsPage />
        </Route>
        <Route exact path="/planets/:id">
          <PlanetPage />
        </Route>
        <Route exact path="/">
          <Redirect to="/planets" />
        </Route>
      </IonRouterOutlet>
    </IonReactRouter>
  );
}
