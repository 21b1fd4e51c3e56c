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
    --side-width: 38%;
    --side-min-width: 120px;
    --side-max-width: 240px;
  }

  /* Narrow panes: the centered title of ios mode needs the room */
  ion-title.ios {
    padding-inline: 16px;
  }
`;

export default function Example() {
  return (
    <IonSplitPane contentId="main" when="(min-width: 300px)">
      <style>{css}</style>
      <IonMenu contentId="main" side="end" aria-label="Details">
        <IonContent>
          <IonList>
            <IonItem>
              <IonLabel>4032 × 3024</IonLabel>
            </IonItem>
            <IonItem>
              <IonLabel>2.1 MB</IonLabel>
            </IonItem>
            <IonItem lines="none">
              <IonLabel>ISO 100</IonLabel>
            </IonItem>
          </IonList>
        </IonContent>
      </IonMenu>
      <IonPage id="main">
        <IonHeader>
          <IonToolbar>
            <IonTitle>Photo</IonTitle>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">The details stay beside the photo.</IonContent>
      </IonPage>
    </IonSplitPane>
  );
}
