import {
  IonButton,
  IonContent,
  IonItem,
  IonLabel,
  IonList,
  IonMenu,
  IonMenuToggle,
  IonPage,
} from '@ionic/react';

export default function Example() {
  return (
    <>
      <IonMenu contentId="main" aria-label="Help">
        <IonContent>
          <IonList>
            <IonItem>
              <IonLabel>Questions</IonLabel>
            </IonItem>
            <IonItem>
              <IonLabel>Contact</IonLabel>
            </IonItem>
            <IonMenuToggle>
              <IonItem button detail={false}>
                <IonLabel>Close</IonLabel>
              </IonItem>
            </IonMenuToggle>
          </IonList>
        </IonContent>
      </IonMenu>
      <IonPage id="main">
        <IonContent className="ion-padding">
          <IonMenuToggle>
            <IonButton expand="block">Help</IonButton>
          </IonMenuToggle>
          <p>The entry in the menu closes it again.</p>
        </IonContent>
      </IonPage>
    </>
  );
}
