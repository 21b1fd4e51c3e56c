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
  IonToggle,
  IonToolbar,
} from '@ionic/react';
import { funnelOutline } from 'ionicons/icons';

export default function Example() {
  return (
    <>
      <IonMenu menuId="places" contentId="main" aria-label="Places">
        <IonContent>
          <IonList>
            <IonItem>
              <IonLabel>Museums</IonLabel>
            </IonItem>
            <IonItem>
              <IonLabel>Parks</IonLabel>
            </IonItem>
            <IonItem>
              <IonLabel>Cafés</IonLabel>
            </IonItem>
          </IonList>
        </IonContent>
      </IonMenu>
      <IonMenu menuId="filter" side="end" contentId="main" aria-label="Filter">
        <IonContent>
          <IonList>
            <IonItem>
              <IonToggle>Open now</IonToggle>
            </IonItem>
            <IonItem>
              <IonToggle>Free entry</IonToggle>
            </IonItem>
          </IonList>
        </IonContent>
      </IonMenu>
      <IonPage id="main">
        <IonHeader>
          <IonToolbar>
            <IonButtons slot="start">
              <IonMenuButton menu="places" />
            </IonButtons>
            <IonTitle>Guide</IonTitle>
            <IonButtons slot="end">
              <IonMenuButton menu="filter" aria-label="Filter">
                <IonIcon icon={funnelOutline} aria-hidden="true" />
              </IonMenuButton>
            </IonButtons>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">Swipe from either edge, or use the buttons.</IonContent>
      </IonPage>
    </>
  );
}
