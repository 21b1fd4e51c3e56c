import {
  IonBackButton,
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonNav,
  IonNavLink,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useRef } from 'react';

interface LevelProps {
  level: number;
  toTop: () => void;
}

function LevelPage({ level, toTop }: LevelProps) {
  return (
    <>
      <IonHeader>
        <IonToolbar>
          <IonButtons slot="start">
            <IonBackButton />
          </IonButtons>
          <IonTitle>Level {level}</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>{level} on the stack.</p>
        <IonNavLink component={() => <LevelPage level={level + 1} toTop={toTop} />}>
          <IonButton expand="block">One deeper</IonButton>
        </IonNavLink>
        {level > 1 && (
          <IonButton expand="block" fill="outline" onClick={toTop}>
            Back to the top
          </IonButton>
        )}
      </IonContent>
    </>
  );
}

export default function Example() {
  const nav = useRef<HTMLIonNavElement>(null);
  const root = useRef(() => <LevelPage level={1} toTop={() => void nav.current?.popToRoot()} />);

  return <IonNav ref={nav} root={root.current} />;
}
