import { IonActionSheet, IonContent, IonItem, IonLabel, IonList } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(false);

  return (
    <IonContent>
      <IonList>
        <IonItem
          button
          detail={false}
          color={read ? 'light' : undefined}
          onClick={() => setOpen(true)}
        >
          <IonLabel>
            <h2>Meeting notes</h2>
            <p>{read ? 'Read' : 'Unread'}</p>
          </IonLabel>
        </IonItem>
      </IonList>
      <IonActionSheet
        header="Meeting notes"
        isOpen={open}
        buttons={[
          { text: read ? 'Mark as unread' : 'Mark as read', data: 'toggle' },
          { text: 'Cancel', role: 'cancel' },
        ]}
        onDidDismiss={({ detail }) => {
          setOpen(false);
          if (detail.data === 'toggle') setRead(!read);
        }}
      />
    </IonContent>
  );
}
