import { IonContent, IonItem, IonList, IonSelect, IonSelectOption } from '@ionic/react';

export default function Example() {
  return (
    <IonContent>
      <IonList>
        <IonItem>
          <IonSelect label="Drink" okText="Take this one" cancelText="Not now" value="tea">
            <IonSelectOption value="tea">Tea</IonSelectOption>
            <IonSelectOption value="coffee">Coffee</IonSelectOption>
            <IonSelectOption value="water">Water</IonSelectOption>
          </IonSelect>
        </IonItem>
      </IonList>
    </IonContent>
  );
}
