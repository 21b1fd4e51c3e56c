import {
  IonBackButton,
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonNav,
  IonNavLink,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { arrowBackCircle } from 'ionicons/icons';

function Recipe() {
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

function Recipes() {
  return (
    <>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Recipes</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>Soup of leeks and potatoes</p>
        <IonNavLink component={() => <Recipe />}>
          <IonButton expand="block">Open the recipe</IonButton>
        </IonNavLink>
      </IonContent>
    </>
  );
}

const root = () => <Recipes />;

export default function Example() {
  return <IonNav root={root} />;
}
