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
  IonSplitPane,
  IonTitle,
  IonToggle,
  IonToolbar,
} from '@ionic/react';
import { useState } from 'react';

const css = `
  ion-split-pane {
    --side-width: 38%;
    --side-min-width: 120px;
    --side-max-width: 240px;
  }

  /* Narrow panes: the centered title of ios mode needs the room */
  ion-title.ios {
    padding-inline: 56px;
  }
`;

export default function Example() {
  const [pane, setPane] = useState(true);

  return (
    <IonSplitPane contentId="main" when="(min-width: 300px)" disabled={!pane}>
      <style>{css}</style>
      <IonMenu contentId="main" aria-label="Months">
        <IonContent>
          <IonList>
            <IonItem>
              <IonLabel>January</IonLabel>
            </IonItem>
            <IonItem>
              <IonLabel>February</IonLabel>
            </IonItem>
            <IonItem>
              <IonLabel>March</IonLabel>
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
            <IonTitle>Budget</IonTitle>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">
          <IonToggle checked={pane} onIonChange={({ detail }) => setPane(detail.checked)}>
            Side pane
          </IonToggle>
        </IonContent>
      </IonPage>
    </IonSplitPane>
  );
}
