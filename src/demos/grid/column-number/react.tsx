import { IonCol, IonGrid, IonRow } from '@ionic/react';

const css = `
  ion-grid {
    --ion-grid-columns: 5;
    width: 100%;
  }

  .cell {
    padding: 12px 0;
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
          <IonCol size="1">
            <div className="cell">Mon</div>
          </IonCol>
          <IonCol size="1">
            <div className="cell">Tue</div>
          </IonCol>
          <IonCol size="1">
            <div className="cell">Wed</div>
          </IonCol>
          <IonCol size="1">
            <div className="cell">Thu</div>
          </IonCol>
          <IonCol size="1">
            <div className="cell">Fri</div>
          </IonCol>
          <IonCol size="5">
            <div className="cell">Weekend</div>
          </IonCol>
        </IonRow>
      </IonGrid>
    </>
  );
}
