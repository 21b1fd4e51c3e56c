import { IonButton, IonContent, IonHeader, IonNavLink, IonTitle, IonToolbar } from '@ionic/react';
import { RecipePage } from './RecipePage';

export function RecipesPage() {
  return (
    <>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Recipes</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>Soup of leeks and potatoes</p>
        <IonNavLink component={() => <RecipePage />}>
          <IonButton expand="block">Open the recipe</IonButton>
        </IonNavLink>
      </IonContent>
    </>
  );
}
