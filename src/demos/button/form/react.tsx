import { IonButton, IonContent, IonFooter, IonInput, IonPage, IonToolbar } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [user, setUser] = useState('');
  const [sent, setSent] = useState('');

  return (
    <IonPage>
      <IonContent className="ion-padding">
        <form
          id="login"
          onSubmit={(event) => {
            event.preventDefault();
            setSent(user);
          }}
        >
          <IonInput
            name="user"
            label="User name"
            labelPlacement="stacked"
            autocomplete="username"
            value={user}
            onIonInput={(event) => setUser(event.detail.value ?? '')}
          />
        </form>
        <p role="status">{sent && `Sent: ${sent}`}</p>
      </IonContent>
      <IonFooter>
        <IonToolbar>
          <IonButton type="submit" form="login" expand="block" className="ion-margin-horizontal">
            Log in
          </IonButton>
        </IonToolbar>
      </IonFooter>
    </IonPage>
  );
}
