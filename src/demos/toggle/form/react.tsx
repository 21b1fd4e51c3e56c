import { IonButton, IonItem, IonList, IonText, IonToggle } from '@ionic/react';
import { useState, type FormEvent } from 'react';

export default function Example() {
  const [newsletter, setNewsletter] = useState(true);
  const [sent, setSent] = useState('');

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const pairs = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      String(value),
    ]);
    setSent(new URLSearchParams(pairs).toString());
  }

  return (
    <>
      <form onSubmit={send}>
        <IonList>
          <IonItem>
            <IonToggle
              name="newsletter"
              value="weekly"
              checked={newsletter}
              onIonChange={({ detail }) => setNewsletter(detail.checked)}
            >
              Newsletter
            </IonToggle>
          </IonItem>
          <IonItem>
            <IonToggle name="offers" value="all">
              Offers
            </IonToggle>
          </IonItem>
        </IonList>
        <IonButton type="submit" expand="block" className="ion-margin-top">
          Send
        </IonButton>
      </form>
      <p>
        <IonText color={sent ? 'primary' : undefined}>{sent || 'Nothing sent yet.'}</IonText>
      </p>
    </>
  );
}
