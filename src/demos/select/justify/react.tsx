import { IonContent, IonItem, IonList, IonSelect, IonSelectOption } from '@ionic/react';

export default function Example() {
  return (
    <IonContent>
      <IonList>
        <IonItem>
          <IonSelect label="Start" justify="start" interface="popover" value="tea">
            <IonSelectOption value="tea">Tea</IonSelectOption>
            <IonSelectOption value="coffee">Coffee</IonSelectOption>
          </IonSelect>
        </IonItem>
        <IonItem>
          <IonSelect label="End" justify="end" interface="popover" value="tea">
            <IonSelectOption value="tea">Tea</IonSelectOption>
            <IonSelectOption value="coffee">Coffee</IonSelectOption>
          </IonSelect>
        </IonItem>
        <IonItem>
          <IonSelect label="Space between" justify="space-between" interface="popover" value="tea">
            <IonSelectOption value="tea">Tea</IonSelectOption>
            <IonSelectOption value="coffee">Coffee</IonSelectOption>
          </IonSelect>
        </IonItem>
      </IonList>
    </IonContent>
  );
}
