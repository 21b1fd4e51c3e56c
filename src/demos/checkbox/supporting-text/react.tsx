import { IonCheckbox, IonContent, IonSelect, IonSelectOption, IonToggle } from '@ionic/react';

const css = `
  .note {
    margin-block: 8px;
  }

  .note::part(supporting-text) {
    color: #b45309;
    font-style: italic;
  }
`;

export default function Example() {
  return (
    <IonContent className="ion-padding">
      <style>{css}</style>
      <IonCheckbox className="note" helperText="Two more days">
        Gift wrapping
      </IonCheckbox>
      <br />
      <IonToggle className="note" helperText="Up to €200">
        Insured
      </IonToggle>
      <br />
      <IonSelect className="note" label="Country" value="at" helperText="Where the parcel goes">
        <IonSelectOption value="at">Austria</IonSelectOption>
        <IonSelectOption value="jp">Japan</IonSelectOption>
      </IonSelect>
    </IonContent>
  );
}
