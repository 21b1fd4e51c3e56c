import { IonTitle, IonToolbar } from '@ionic/react';

const css = `
  ion-title.violet {
    --color: #6d28d9;
    font-weight: 800;
    letter-spacing: 0.05em;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonToolbar>
        <IonTitle color="success">Recipes</IonTitle>
      </IonToolbar>
      <IonToolbar>
        <IonTitle className="violet">Recipes</IonTitle>
      </IonToolbar>
    </>
  );
}
