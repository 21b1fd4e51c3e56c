import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
  IonPage,
  IonReorder,
  IonReorderGroup,
  IonTitle,
  IonToolbar,
  type ItemReorderCustomEvent,
} from '@ionic/react';
import { flagOutline } from 'ionicons/icons';
import { useState } from 'react';

export default function Example() {
  const [editing, setEditing] = useState(false);
  const [stops, setStops] = useState(['Market square', 'Old bridge', 'Lighthouse']);

  function onItemReorder(event: ItemReorderCustomEvent) {
    setStops(event.detail.complete([...stops]) as string[]);
  }

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Stops</IonTitle>
          <IonButtons slot="end">
            <IonButton strong={editing} onClick={() => setEditing(!editing)}>
              {editing ? 'Done' : 'Edit'}
            </IonButton>
          </IonButtons>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonList>
          <IonReorderGroup disabled={!editing} onIonItemReorder={onItemReorder}>
            {stops.map((stop) => (
              <IonItem key={stop}>
                <IonIcon slot="start" icon={flagOutline} aria-hidden="true" />
                <IonLabel>{stop}</IonLabel>
                <IonReorder slot="end" />
              </IonItem>
            ))}
          </IonReorderGroup>
        </IonList>
      </IonContent>
    </IonPage>
  );
}
