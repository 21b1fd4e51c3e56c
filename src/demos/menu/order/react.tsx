import { IonButton, IonContent, IonMenu, IonPage } from '@ionic/react';
import { useRef, useState } from 'react';

export default function Example() {
  const menu = useRef<HTMLIonMenuElement>(null);
  const [log, setLog] = useState('');

  function add(name: string) {
    setLog((before) => `${before} → ${name}`);
  }

  return (
    <>
      <IonMenu
        ref={menu}
        contentId="main"
        aria-label="Places"
        onIonWillOpen={() => setLog('ionWillOpen')}
        onIonDidOpen={() => add('ionDidOpen')}
        onIonWillClose={() => add('ionWillClose')}
        onIonDidClose={() => add('ionDidClose')}
      >
        <IonContent className="ion-padding">
          <IonButton expand="block" onClick={() => void menu.current?.setOpen(false)}>
            Close
          </IonButton>
        </IonContent>
      </IonMenu>
      <IonPage id="main">
        <IonContent className="ion-padding">
          <IonButton expand="block" onClick={() => void menu.current?.toggle()}>
            Show the menu
          </IonButton>
          <p>
            <output>{log}</output>
          </p>
        </IonContent>
      </IonPage>
    </>
  );
}
