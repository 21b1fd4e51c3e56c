import { IonContent, IonHeader, IonPage, IonRouterLink, IonTitle, IonToolbar } from '@ionic/react';

export function OrderPage() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Order</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>
          By ordering you accept the <IonRouterLink routerLink="/terms">terms</IonRouterLink>
        </p>
      </IonContent>
    </IonPage>
  );
}
