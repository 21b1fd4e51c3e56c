import {
  IonButton,
  IonContent,
  IonIcon,
  IonLabel,
  IonTab,
  IonTabBar,
  IonTabButton,
  IonTabs,
} from '@ionic/react';
import { map, walk } from 'ionicons/icons';
import { useRef } from 'react';

export default function Example() {
  const tabs = useRef<HTMLIonTabsElement>(null);

  return (
    <IonTabs ref={tabs}>
      <IonTab tab="trips">
        <IonContent className="ion-padding">
          <p>You have saved three trips.</p>
          <IonButton onClick={() => void tabs.current?.select('map')}>Show the map</IonButton>
        </IonContent>
      </IonTab>
      <IonTab tab="map">
        <IonContent className="ion-padding">
          <p>The path along the river is open.</p>
        </IonContent>
      </IonTab>
      <IonTabBar slot="bottom">
        <IonTabButton tab="trips">
          <IonIcon icon={walk} aria-hidden="true" />
          <IonLabel>Trips</IonLabel>
        </IonTabButton>
        <IonTabButton tab="map">
          <IonIcon icon={map} aria-hidden="true" />
          <IonLabel>Map</IonLabel>
        </IonTabButton>
      </IonTabBar>
    </IonTabs>
  );
}
