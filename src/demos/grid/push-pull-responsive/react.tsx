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
          <IonCol size="12" sizeMd="4" pushMd="8">
            <div className="cell">Picture</div>
          </IonCol>
          <IonCol size="12" sizeMd="8" pullMd="4">
            <div className="cell">Recipe</div>
          </IonCol>
        </IonRow>
      </IonGrid>
    </>
  );
}
