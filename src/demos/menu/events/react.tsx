import {
  IonButtons,
  IonContent,
  IonHeader,
  IonItem,
  IonList,
  IonMenu,
  IonMenuButton,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useRef, useState } from 'react';

export default function Example() {
  const menu = useRef<HTMLIonMenuElement>(null);
  const [role, setRole] = useState<string>();
  const close = () => void menu.current?.close(true, 'folder');

  return (
    <>
      <IonMenu
        ref={menu}
        contentId="main"
        aria-label="Folders"
        onIonDidClose={({ detail }) => setRole(detail.role)}
      >
        <IonContent>
          <IonList>
            <IonItem button detail={false} onClick={close}>
              Inbox
            </IonItem>
            <IonItem button detail={false} onClick={close}>
              Drafts
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
            <IonTitle>Messages</IonTitle>
          </IonToolbar>
        </IonHeader>
        <IonContent className="ion-padding">
          <p>
            Role: <output>{role ?? 'none yet'}</output>
          </p>
        </IonContent>
      </IonPage>
    </>
  );
}
