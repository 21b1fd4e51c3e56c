import {
  IonBackButton,
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonNavLink,
  IonTitle,
  IonToolbar,
} from '@ionic/react';

interface Props {
  level: number;
  toSecond: () => void;
  toTop: () => void;
}

export function LevelPage({ level, toSecond, toTop }: Props) {
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
        <IonNavLink
          component={() => <LevelPage level={level + 1} toSecond={toSecond} toTop={toTop} />}
        >
          <IonButton expand="block">One deeper</IonButton>
        </IonNavLink>
        {level > 2 && (
          <IonButton expand="block" fill="outline" onClick={toSecond}>
            Back to level 2
          </IonButton>
        )}
        {level > 1 && (
          <IonButton expand="block" fill="outline" onClick={toTop}>
            Back to the top
          </IonButton>
        )}
      </IonContent>
    </>
  );
}
