import { IonButton, IonContent, IonMenu, IonPage, IonToggle } from '@ionic/react';
import { useRef, useState } from 'react';

export default function Example() {
  const menu = useRef<HTMLIonMenuElement>(null);
  const [available, setAvailable] = useState(true);
  const [opened, setOpened] = useState<boolean>();

  async function open() {
    setOpened(await menu.current?.open());
  }

  return (
    <>
      <IonMenu ref={menu} side="end" contentId="main" aria-label="Filter" disabled={!available}>
        <IonContent className="ion-padding">
          <IonToggle>Open now</IonToggle>
          <IonButton
            className="ion-margin-top"
            expand="block"
            onClick={() => void menu.current?.close()}
          >
            Apply
          </IonButton>
        </IonContent>
      </IonMenu>
      <IonPage id="main">
        <IonContent className="ion-padding">
          <IonButton expand="block" onClick={() => void open()}>
            Show the filter
          </IonButton>
          <IonToggle
            className="ion-margin-top"
            checked={available}
            onIonChange={({ detail }) => setAvailable(detail.checked)}
          >
            Filter is available
          </IonToggle>
          <p>
            <code>open()</code>:{' '}
            <output>{opened === undefined ? 'not called yet' : String(opened)}</output>
          </p>
        </IonContent>
      </IonPage>
    </>
  );
}
