import {
  IonContent,
  IonHeader,
  IonIcon,
  IonLabel,
  IonTab,
  IonTabBar,
  IonTabButton,
  IonTabs,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { archive, time } from 'ionicons/icons';

export default function Example() {
  return (
    <IonTabs>
      <IonTabBar slot="top" color="dark">
        <IonTabButton tab="now" layout="icon-start">
          <IonIcon icon={time} aria-hidden="true" />
          <IonLabel>Current</IonLabel>
        </IonTabButton>
        <IonTabButton tab="past" layout="icon-start">
          <IonIcon icon={archive} aria-hidden="true" />
          <IonLabel>Past</IonLabel>
        </IonTabButton>
      </IonTabBar>
      <IonTab tab="now">
        <IonHeader>
          <IonToolbar>
            <IonTitle>Current</IonTitle>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">
          <p>One order is being packed.</p>
        </IonContent>
      </IonTab>
      <IonTab tab="past">
        <IonHeader>
          <IonToolbar>
            <IonTitle>Past</IonTitle>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">
          <p>Nine orders since January.</p>
        </IonContent>
      </IonTab>
    </IonTabs>
  );
}
