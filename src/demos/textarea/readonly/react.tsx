import { IonItem, IonList, IonTextarea } from '@ionic/react';

export default function Example() {
  return (
    <IonList>
      <IonItem>
        <IonTextarea
          label="Terms: read only"
          labelPlacement="stacked"
          rows={2}
          value="The key stays with the neighbor until Sunday."
          readonly
        />
      </IonItem>
      <IonItem>
        <IonTextarea
          label="Answer: disabled"
          labelPlacement="stacked"
          rows={2}
          value="Agreed."
          disabled
        />
      </IonItem>
    </IonList>
  );
}
