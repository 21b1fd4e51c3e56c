import { IonItem, IonList, IonToggle } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [notifications, setNotifications] = useState(false);
  const [messages, setMessages] = useState(true);
  const [calls, setCalls] = useState(false);

  return (
    <IonList>
      <IonItem>
        <IonToggle
          checked={notifications}
          onIonChange={(event) => setNotifications(event.detail.checked)}
        >
          Notifications
        </IonToggle>
      </IonItem>
      <IonItem>
        <IonToggle
          checked={messages}
          disabled={!notifications}
          onIonChange={(event) => setMessages(event.detail.checked)}
        >
          Messages
        </IonToggle>
      </IonItem>
      <IonItem>
        <IonToggle
          checked={calls}
          disabled={!notifications}
          onIonChange={(event) => setCalls(event.detail.checked)}
        >
          Missed calls
        </IonToggle>
      </IonItem>
    </IonList>
  );
}
