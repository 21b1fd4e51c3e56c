import { IonCheckbox } from '@ionic/react';

const css = `
  .drawn {
    --size: 32px;
    margin: 8px 16px;
  }

  .drawn::part(container) {
    border: 2px dashed #b45309;
    border-radius: 8px 2px;
    background: transparent;
  }

  .drawn::part(mark) {
    stroke: #b45309;
    stroke-width: 3;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <div className="ion-text-center">
        <IonCheckbox className="drawn" labelPlacement="end">
          Watered
        </IonCheckbox>
        <IonCheckbox className="drawn" labelPlacement="end" checked>
          Fed
        </IonCheckbox>
      </div>
    </>
  );
}
