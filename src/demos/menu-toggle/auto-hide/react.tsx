import {
  IonButton,
  IonContent,
  IonItem,
  IonLabel,
  IonList,
  IonMenu,
  IonMenuToggle,
  IonPage,
  IonSplitPane,
  IonToggle,
} from '@ionic/react';
import { useState } from 'react';

const css = `
  ion-split-pane {
    --side-width: 38%;
    --side-min-width: 120px;
    --side-max-width: 240px;
  }
`;

export default function Example() {
  const [pane, setPane] = useState(true);

  return (
    <IonSplitPane contentId="main" when="(min-width: 300px)" disabled={!pane}>
      <style>{css}</style>
      <IonMenu contentId="main" aria-label="Mail">
        <IonContent>
          <IonList>
            <IonMenuToggle autoHide={false}>
              <IonItem button detail={false}>
                <IonLabel>Inbox</IonLabel>
              </IonItem>
              <IonItem button detail={false}>
                <IonLabel>Sent</IonLabel>
              </IonItem>
            </IonMenuToggle>
          </IonList>
        </IonContent>
      </IonMenu>
      <IonPage id="main">
        <IonContent className="ion-padding">
          <IonToggle checked={pane} onIonChange={({ detail }) => setPane(detail.checked)}>
            Side pane
          </IonToggle>
          <IonMenuToggle>
            <IonButton className="ion-margin-top" expand="block">
              Folders
            </IonButton>
          </IonMenuToggle>
        </IonContent>
      </IonPage>
    </IonSplitPane>
  );
}
