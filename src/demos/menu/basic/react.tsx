import {
  IonButtons,
  IonContent,
  IonHeader,
  IonItem,
  IonList,
  IonMenu,
  IonMenuButton,
  IonPage,
  IonText,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useRef, useState } from 'react';

const folders = ['Inbox', 'Drafts', 'Sent'];

export default function Example() {
  const menu = useRef<HTMLIonMenuElement>(null);
  const [folder, setFolder] = useState('Inbox');

  function choose(name: string) {
    setFolder(name);
    void menu.current?.close();
  }

  return (
    <>
      <IonMenu ref={menu} contentId="main" aria-label="Folders">
        <IonHeader>
          <IonToolbar>
            <IonTitle>Mail</IonTitle>
          </IonToolbar>
        </IonHeader>
        <IonContent>
          <IonList>
            {folders.map((name) => (
              <IonItem key={name} button detail={false} onClick={() => choose(name)}>
                {name}
              </IonItem>
            ))}
          </IonList>
        </IonContent>
      </IonMenu>
      <IonPage id="main">
        <IonHeader>
          <IonToolbar>
            <IonButtons slot="start">
              <IonMenuButton />
            </IonButtons>
            <IonTitle>Messages</IonTitle>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">
          Folder: <IonText color="primary">{folder}</IonText>
        </IonContent>
      </IonPage>
    </>
  );
}
