import {
  IonButton,
  IonContent,
  IonHeader,
  IonPage,
  IonTitle,
  IonToolbar,
  useIonRouter,
} from '@ionic/react';

export function LoginPage({ onLogin }: { onLogin: () => void }) {
  const router = useIonRouter();

  function login() {
    onLogin();
    router.push('/account', 'root');
  }

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Login</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>Log in first.</p>
        <IonButton expand="block" onClick={login}>
          Log in
        </IonButton>
      </IonContent>
    </IonPage>
  );
}
