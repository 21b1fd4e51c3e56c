import { IonCol, IonGrid, IonRow, IonToggle } from '@ionic/react';
import { useState } from 'react';

const css = `
  ion-grid {
    width: 100%;
    background: rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.08);
  }

  .cell {
    padding: 12px;
    background: rgba(var(--ion-color-tertiary-rgb), 0.16);
    text-align: center;
  }
`;

export default function Example() {
  const [fixed, setFixed] = useState(false);

  return (
    <>
      <style>{css}</style>
      <IonGrid fixed={fixed}>
        <IonRow>
          <IonCol>
            <div className="cell">Morning</div>
          </IonCol>
          <IonCol>
            <div className="cell">Evening</div>
          </IonCol>
        </IonRow>
      </IonGrid>
      <IonToggle
        justify="space-between"
        className="ion-padding"
        checked={fixed}
        onIonChange={({ detail }) => setFixed(detail.checked)}
      >
        Fixed width
      </IonToggle>
    </>
  );
}
