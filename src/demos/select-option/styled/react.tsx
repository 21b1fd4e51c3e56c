import { IonContent, IonItem, IonList, IonSelect, IonSelectOption } from '@ionic/react';

const css = `
  .alert-radio-button.urgent .alert-radio-label {
    color: var(--ion-color-danger);
  }
`;

export default function Example() {
  return (
    <IonContent>
      <style>{css}</style>
      <IonList>
        <IonItem>
          <IonSelect label="Priority" value="normal">
            <IonSelectOption value="normal">Normal</IonSelectOption>
            <IonSelectOption className="urgent" value="urgent">
              Urgent
            </IonSelectOption>
            <IonSelectOption value="later" disabled>
              Later (not available)
            </IonSelectOption>
          </IonSelect>
        </IonItem>
      </IonList>
    </IonContent>
  );
}
