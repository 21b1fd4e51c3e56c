import {
  IonContent,
  IonItem,
  IonItemDivider,
  IonItemGroup,
  IonItemOption,
  IonItemOptions,
  IonItemSliding,
  IonLabel,
} from '@ionic/react';

export default function Example() {
  return (
    <IonContent>
      <IonItemGroup aria-labelledby="monday">
        <IonItemDivider>
          <IonLabel id="monday">Monday</IonLabel>
        </IonItemDivider>
        <IonItemSliding>
          <IonItem>
            <IonLabel>Water the plants</IonLabel>
          </IonItem>
          <IonItemOptions side="end">
            <IonItemOption>Done</IonItemOption>
          </IonItemOptions>
        </IonItemSliding>
        <IonItemSliding>
          <IonItem lines="none">
            <IonLabel>Return the books</IonLabel>
          </IonItem>
          <IonItemOptions side="end">
            <IonItemOption>Done</IonItemOption>
          </IonItemOptions>
        </IonItemSliding>
      </IonItemGroup>
      <IonItemGroup aria-labelledby="tuesday">
        <IonItemDivider>
          <IonLabel id="tuesday">Tuesday</IonLabel>
        </IonItemDivider>
        <IonItemSliding>
          <IonItem lines="none">
            <IonLabel>Call the dentist</IonLabel>
          </IonItem>
          <IonItemOptions side="end">
            <IonItemOption>Done</IonItemOption>
          </IonItemOptions>
        </IonItemSliding>
      </IonItemGroup>
    </IonContent>
  );
}
