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
  toTop: () => void;
}

export function LevelPage({ level, toTop }: Props) {
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
