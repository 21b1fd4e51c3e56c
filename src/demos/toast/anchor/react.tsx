import {
  IonButton,
  IonButtons,
  IonContent,
  IonFooter,
  IonHeader,
  IonPage,
  IonTitle,
  IonToast,
  IonToolbar,
} from '@ionic/react';

export default function Example() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Basket</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <IonButton id="add" expand="block" fill="outline">
          Add a loaf of bread
        </IonButton>
        <IonToast
          trigger="add"
          message="Added to the basket."
          duration={3000}
          position="bottom"
          positionAnchor="checkout"
        />
      </IonContent>
      <IonFooter id="checkout">
        <IonToolbar>
          <IonTitle>3.20</IonTitle>
          <IonButtons slot="end">
            <IonButton fill="solid" color="primary">
              Check out
            </IonButton>
          </IonButtons>
        </IonToolbar>
      </IonFooter>
    </IonPage>
  );
}
