import {
  IonContent,
  IonItem,
  IonLabel,
  IonList,
  IonMenu,
  IonPage,
  IonSplitPane,
  IonText,
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
  const [visible, setVisible] = useState(true);

  return (
    <IonSplitPane
      contentId="main"
      when="(min-width: 300px)"
      disabled={!pane}
      onIonSplitPaneVisible={({ detail }) => setVisible(detail.visible)}
    >
      <style>{css}</style>
      <IonMenu contentId="main" aria-label="Rooms">
        <IonContent>
          <IonList>
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
        <IonContent className="ion-padding">
          <IonToggle checked={pane} onIonChange={({ detail }) => setPane(detail.checked)}>
            Side pane
          </IonToggle>
          <p>
            <IonText color={visible ? 'primary' : 'medium'}>
              {visible ? 'The menu is shown.' : 'The menu is a drawer.'}
            </IonText>
          </p>
        </IonContent>
      </IonPage>
    </IonSplitPane>
  );
}
