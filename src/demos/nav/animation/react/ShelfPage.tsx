import { IonButton, IonContent, IonHeader, IonNavLink, IonTitle, IonToolbar } from '@ionic/react';
import { BookPage } from './BookPage';

export function ShelfPage() {
  return (
    <>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Shelf</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <IonNavLink component={() => <BookPage />}>
          <IonButton>Open the book</IonButton>
        </IonNavLink>
      </IonContent>
    </>
  );
}
