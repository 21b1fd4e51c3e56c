import { IonButton, IonCheckbox, IonContent, IonItem, IonList, IonPopover } from '@ionic/react';

export default function Example() {
  return (
    <IonContent className="ion-padding">
      <IonButton id="filter">Filter</IonButton>
      <IonPopover
        role="dialog"
        aria-label="Filter"
        trigger="filter"
        alignment="start"
        keepContentsMounted
      >
        <IonList lines="none">
          <IonItem>
            <IonCheckbox>Only new ones</IonCheckbox>
          </IonItem>
          <IonItem>
            <IonCheckbox>With a picture</IonCheckbox>
          </IonItem>
        </IonList>
      </IonPopover>
    </IonContent>
  );
}
