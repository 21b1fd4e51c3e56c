import {
  IonButton,
  IonContent,
  IonItem,
  IonLabel,
  IonList,
  IonMenu,
  IonMenuToggle,
  IonPage,
  IonToggle,
} from '@ionic/react';

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
          </IonList>
        </IonContent>
      </IonMenu>
      <IonMenu menuId="filter" side="end" contentId="main" aria-label="Filter">
        <IonContent className="ion-padding">
          <IonToggle>Open now</IonToggle>
        </IonContent>
      </IonMenu>
      <IonPage id="main">
        <IonContent className="ion-padding">
          <IonMenuToggle menu="places">
            <IonButton expand="block">Places</IonButton>
          </IonMenuToggle>
          <IonMenuToggle menu="filter">
            <IonButton expand="block" fill="outline">
              Filter
            </IonButton>
          </IonMenuToggle>
        </IonContent>
      </IonPage>
    </>
  );
}
