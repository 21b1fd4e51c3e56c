import { IonCheckbox } from '@ionic/react';

const styles = `
  ion-checkbox {
    margin: 8px;
  }

  .square {
    --size: 28px;
    --border-radius: 6px;
    --border-color: #b45309;
    --border-color-checked: #b45309;
    --checkbox-background-checked: #b45309;
    --checkmark-color: #ffffff;
    --checkmark-width: 3px;
  }

  .square::part(label) {
    font-weight: 600;
  }
`;

export default function Example() {
  return (
    <div className="ion-text-center">
      <style>{styles}</style>
      <IonCheckbox checked color="success" labelPlacement="end">
        Success
      </IonCheckbox>
      <IonCheckbox checked className="square" labelPlacement="end">
        Large square
      </IonCheckbox>
    </div>
  );
}
