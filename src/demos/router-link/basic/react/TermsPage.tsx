import { IonContent, IonHeader, IonPage, IonRouterLink, IonTitle, IonToolbar } from '@ionic/react';

export function TermsPage() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Terms</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>
          Goods can be returned within thirty days.{' '}
          <IonRouterLink routerLink="/order" routerDirection="back">
            Back to the order
          </IonRouterLink>
        </p>
      </IonContent>
    </IonPage>
  );
}
