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

const actions = ['Share', 'Copy', 'Archive'];

export default function Example() {
  const [chosen, setChosen] = useState('');

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
        {chosen ? (
          <IonText color="primary">Chosen: {chosen}</IonText>
        ) : (
          <IonText>Choose an action from the menu.</IonText>
        )}
        <IonPopover trigger="more" dismissOnSelect role="dialog" aria-label="Photo actions">
          <IonContent>
            <IonList lines="none">
              {actions.map((action) => (
                <IonItem key={action} button detail={false} onClick={() => setChosen(action)}>
                  {action}
                </IonItem>
              ))}
            </IonList>
          </IonContent>
        </IonPopover>
      </IonContent>
    </IonPage>
  );
}
