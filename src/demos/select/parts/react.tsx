import { IonContent, IonSelect, IonSelectOption } from '@ionic/react';

const css = `
  .menu::part(label) {
    color: #b45309;
    letter-spacing: 0.08em;
    text-transform: uppercase;
  }

  .menu::part(text) {
    font-weight: 700;
  }

  .menu::part(placeholder) {
    font-style: italic;
  }

  .menu::part(container) {
    padding-inline-start: 12px;
    border-inline-start: 4px solid #b45309;
  }
`;

export default function Example() {
  return (
    <IonContent className="ion-padding">
      <style>{css}</style>
      <IonSelect
        className="menu"
        label="Soup"
        labelPlacement="stacked"
        interface="popover"
        value="leek"
      >
        <IonSelectOption value="leek">Leek</IonSelectOption>
        <IonSelectOption value="pea">Pea</IonSelectOption>
      </IonSelect>
      <IonSelect className="menu" label="Bread" labelPlacement="stacked" placeholder="No bread">
        <IonSelectOption value="rye">Rye</IonSelectOption>
      </IonSelect>
    </IonContent>
  );
}
