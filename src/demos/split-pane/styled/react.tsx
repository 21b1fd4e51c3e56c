import {
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonMenu,
  IonPage,
  IonSplitPane,
  IonTitle,
  IonToolbar,
} from '@ionic/react';

const css = `
  ion-split-pane {
    --side-width: 45%;
    --side-min-width: 140px;
    --side-max-width: 320px;
    --border: 3px solid var(--ion-color-primary);
  }

  /* Narrow panes: the centered title of ios mode needs the room */
  ion-title.ios {
    padding-inline: 16px;
  }

  ion-menu {
    --ion-background-color: var(--ion-color-light);
    --ion-item-background: var(--ion-color-light);
    --ion-text-color: var(--ion-color-light-contrast);
  }
`;

export default function Example() {
  return (
    <IonSplitPane contentId="main" when="(min-width: 300px)">
      <style>{css}</style>
      <IonMenu contentId="main" aria-label="Rooms">
        <IonContent>
          <IonList>
            <IonItem>
              <IonLabel>Living room</IonLabel>
            </IonItem>
            <IonItem>
              <IonLabel>Kitchen</IonLabel>
            </IonItem>
            <IonItem lines="none">
              <IonLabel>Hall</IonLabel>
            </IonItem>
          </IonList>
        </IonContent>
      </IonMenu>
      <IonPage id="main">
        <IonHeader>
          <IonToolbar>
            <IonTitle>House</IonTitle>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">The side is up to 320 pixels wide.</IonContent>
      </IonPage>
    </IonSplitPane>
  );
}
