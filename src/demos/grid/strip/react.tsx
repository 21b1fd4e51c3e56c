import { IonCol, IonGrid, IonRow } from '@ionic/react';

const css = `
  ion-grid {
    width: 100%;
  }

  .strip {
    flex-wrap: nowrap;
    overflow-x: auto;
  }

  .tile {
    padding: 24px 8px;
    border-radius: 8px;
    background: rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.08);
    text-align: center;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonGrid>
        <IonRow className="strip" tabIndex={0} role="group" aria-label="Places">
          <IonCol size="5">
            <div className="tile">Harbor</div>
          </IonCol>
          <IonCol size="5">
            <div className="tile">Old town</div>
          </IonCol>
          <IonCol size="5">
            <div className="tile">Station</div>
          </IonCol>
          <IonCol size="5">
            <div className="tile">Lake shore</div>
          </IonCol>
        </IonRow>
      </IonGrid>
    </>
  );
}
