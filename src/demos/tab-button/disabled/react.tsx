import {
  IonContent,
  IonIcon,
  IonLabel,
  IonTab,
  IonTabBar,
  IonTabButton,
  IonTabs,
  IonToggle,
} from '@ionic/react';
import { cart, cube } from 'ionicons/icons';
import { useState } from 'react';

export default function Example() {
  const [sent, setSent] = useState(false);

  return (
    <IonTabs>
      <IonTab tab="cart">
        <IonContent className="ion-padding">
          <IonToggle checked={sent} onIonChange={({ detail }) => setSent(detail.checked)}>
            The order is sent
          </IonToggle>
        </IonContent>
      </IonTab>
      <IonTab tab="track">
        <IonContent className="ion-padding">
          <p>The parcel is on its way.</p>
        </IonContent>
      </IonTab>
      <IonTabBar slot="bottom">
        <IonTabButton tab="cart">
          <IonIcon icon={cart} aria-hidden="true" />
          <IonLabel>Cart</IonLabel>
        </IonTabButton>
        <IonTabButton tab="track" disabled={!sent}>
          <IonIcon icon={cube} aria-hidden="true" />
          <IonLabel>Parcel</IonLabel>
        </IonTabButton>
      </IonTabBar>
    </IonTabs>
  );
}
