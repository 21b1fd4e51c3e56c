import { IonCol, IonGrid, IonRow } from '@ionic/react';

const css = `
  ion-grid {
    width: 100%;
  }

  .cell {
    padding: 12px;
    border-radius: 6px;
    background: rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.08);
    text-align: center;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonGrid>
        <IonRow>
          <IonCol size="12" sizeMd="6" offsetMd="3">
            <div className="cell">Recipe</div>
          </IonCol>
          <IonCol size="6" sizeMd="3" offsetMd="3">
            <div className="cell">Ingredients</div>
          </IonCol>
          <IonCol size="6" sizeMd="3">
            <div className="cell">Method</div>
          </IonCol>
        </IonRow>
      </IonGrid>
    </>
  );
}
