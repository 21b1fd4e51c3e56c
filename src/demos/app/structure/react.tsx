import {
  IonButton,
  IonContent,
  IonFooter,
  IonHeader,
  IonPage,
  IonTextarea,
  IonTitle,
  IonToast,
  IonToolbar,
} from '@ionic/react';

export default function Example() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Note</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <IonTextarea label="Text" labelPlacement="stacked" value="Order seeds" autoGrow />
        <IonToast trigger="save" position="top" message="The note is saved." duration={3000} />
      </IonContent>
      <IonFooter>
        <IonToolbar>
          <IonButton id="save" expand="block" className="ion-margin-horizontal">
            Save
          </IonButton>
        </IonToolbar>
      </IonFooter>
    </IonPage>
  );
}
