import {
  IonButtons,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonMenu,
  IonMenuButton,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';

const css = `
  ion-menu {
    --width: 220px;
    --ion-background-color: #10243a;
    --ion-item-background: #10243a;
    --ion-item-border-color: #2b4766;
    --ion-text-color: #dce9f7;
  }

  ion-menu::part(backdrop) {
    background: #10243a;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonMenu contentId="main" aria-label="Main menu">
        <IonContent className="ion-padding-top">
          <IonList>
            <IonItem>
              <IonLabel>Today</IonLabel>
            </IonItem>
            <IonItem>
              <IonLabel>This week</IonLabel>
            </IonItem>
            <IonItem lines="none">
              <IonLabel>Archive</IonLabel>
            </IonItem>
          </IonList>
        </IonContent>
      </IonMenu>
      <IonPage id="main">
        <IonHeader>
          <IonToolbar>
            <IonButtons slot="start">
              <IonMenuButton />
            </IonButtons>
            <IonTitle>Tasks</IonTitle>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">Open the menu to see its colors.</IonContent>
      </IonPage>
    </>
  );
}
