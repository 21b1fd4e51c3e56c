import {
  IonBackButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonTitle,
  IonToolbar,
} from '@ionic/react';

const css = `
  .marked {
    --color: #7c3aed;
    --icon-font-size: 28px;
    --icon-margin-end: 6px;
    --padding-start: 4px;
    --padding-end: 12px;
    --background-hover: #7c3aed;
    --background-hover-opacity: 0.08;
  }

  .marked::part(native) {
    border: 1px solid #7c3aed;
    border-radius: 20px;
  }

  .marked::part(text) {
    font-weight: 600;
  }

  .marked::part(icon) {
    color: #db2777;
  }
`;

export function RecipePage() {
  return (
    <>
      <style>{css}</style>
      <IonHeader>
        <IonToolbar>
          <IonButtons slot="start">
            <IonBackButton className="marked" text="Recipes" />
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
