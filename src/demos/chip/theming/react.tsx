import { IonChip, IonLabel } from '@ionic/react';

const styles = `
  .label {
    --background: #0f766e;
    --color: #ffffff;
    border-radius: 6px;
  }

  .thick {
    --color: var(--ion-text-color, #000000);
    border: 2px solid var(--ion-color-tertiary);
    min-height: 40px;
    padding-inline: 20px;
  }
`;

export default function Example() {
  return (
    <div className="ion-text-center">
      <style>{styles}</style>
      <IonChip className="label">
        <IonLabel>New recipe</IonLabel>
      </IonChip>
      <IonChip className="thick" outline>
        <IonLabel>Seasonal</IonLabel>
      </IonChip>
    </div>
  );
}
