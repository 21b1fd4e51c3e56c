import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonIcon,
  IonItem,
  IonList,
  IonPage,
  IonPopover,
  IonText,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { ellipsisVertical } from 'ionicons/icons';
import { useState } from 'react';

const actions = [
  { label: 'Share', done: 'shared' },
  { label: 'Copy', done: 'copied' },
  { label: 'Archive', done: 'archived' },
];

export default function Example() {
  const [done, setDone] = useState('');

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Photo</IonTitle>
          <IonButtons slot="end">
            <IonButton id="more" aria-label="More actions">
              <IonIcon slot="icon-only" icon={ellipsisVertical} aria-hidden="true" />
            </IonButton>
          </IonButtons>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        {done ? (
          <IonText color="primary">The photo is {done}.</IonText>
        ) : (
          <IonText>Choose an action from the menu.</IonText>
        )}
        <IonPopover trigger="more" dismissOnSelect aria-label="Photo actions">
          <IonContent>
            <IonList lines="none">
              {actions.map((action) => (
                <IonItem
                  key={action.label}
                  button
                  detail={false}
                  onClick={() => setDone(action.done)}
                >
                  {action.label}
                </IonItem>
              ))}
            </IonList>
          </IonContent>
        </IonPopover>
      </IonContent>
    </IonPage>
  );
}
