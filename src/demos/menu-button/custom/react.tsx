import {
  IonButtons,
  IonContent,
  IonHeader,
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
  IonMenu,
  IonMenuButton,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { personCircleOutline } from 'ionicons/icons';

export default function Example() {
  return (
    <>
      <IonMenu contentId="main" aria-label="Account">
        <IonContent>
          <IonList>
            <IonItem>
              <IonLabel>Profile</IonLabel>
            </IonItem>
            <IonItem>
              <IonLabel>Settings</IonLabel>
            </IonItem>
          </IonList>
        </IonContent>
      </IonMenu>
      <IonPage id="main">
        <IonHeader>
          <IonToolbar>
            <IonButtons slot="start">
              <IonMenuButton />
            </IonButtons>
            <IonTitle>Home</IonTitle>
            <IonButtons slot="end">
              <IonMenuButton color="primary" aria-label="Account">
                <IonIcon icon={personCircleOutline} aria-hidden="true" />
              </IonMenuButton>
            </IonButtons>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">Both buttons open the same menu.</IonContent>
      </IonPage>
    </>
  );
}
