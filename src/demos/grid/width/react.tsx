import { IonCol, IonGrid, IonRow } from '@ionic/react';

const css = `
  ion-grid {
    --ion-grid-width: 280px;
    background: rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.08);
  }

  .cell {
    padding: 12px;
    background: rgba(var(--ion-color-tertiary-rgb), 0.16);
    text-align: center;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonGrid fixed>
        <IonRow>
          <IonCol>
            <div className="cell">Morning</div>
          </IonCol>
          <IonCol>
            <div className="cell">Evening</div>
          </IonCol>
        </IonRow>
      </IonGrid>
    </>
  );
}
