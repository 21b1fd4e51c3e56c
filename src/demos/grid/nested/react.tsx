import { IonCol, IonGrid, IonRow } from '@ionic/react';

const css = `
  ion-grid {
    width: 100%;
  }

  .cell {
    padding: 12px;
    border: 1px solid var(--ion-background-color, #ffffff);
    background: rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.08);
    text-align: center;
  }

  .notes {
    box-sizing: border-box;
    height: 100%;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonGrid>
        <IonRow>
          <IonCol size="8">
            <IonGrid className="ion-no-padding">
              <IonRow>
                <IonCol size="6">
                  <div className="cell">Morning</div>
                </IonCol>
                <IonCol size="6">
                  <div className="cell">Noon</div>
                </IonCol>
                <IonCol size="12">
                  <div className="cell">Evening</div>
                </IonCol>
              </IonRow>
            </IonGrid>
          </IonCol>
          <IonCol size="4">
            <div className="cell notes">Notes</div>
          </IonCol>
        </IonRow>
      </IonGrid>
    </>
  );
}
