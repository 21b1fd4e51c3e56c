import {
  IonBackButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { arrowBackCircle } from 'ionicons/icons';

export function RecipePage() {
  return (
    <>
      <IonHeader>
        <IonToolbar>
          <IonButtons slot="start">
            <IonBackButton text="Recipes" icon={arrowBackCircle} aria-label="Back to the recipes" />
          </IonButtons>
          <IonTitle>Recipe</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>Slice the leeks and fry them in butter.</p>
      </IonContent>
    </>
  );
}
