import { IonButton, IonContent, IonFab, IonFabButton, IonFabList, IonIcon } from '@ionic/react';
import { add, camera, mic } from 'ionicons/icons';
import { useRef } from 'react';

export default function Example() {
  const fab = useRef<HTMLIonFabElement>(null);

  return (
    <IonContent className="ion-padding">
      <IonButton
        onClick={() => {
          if (fab.current) fab.current.activated = true;
        }}
      >
        Open
      </IonButton>
      <IonButton onClick={() => fab.current?.close()} fill="outline">
        Close
      </IonButton>
      <IonFab slot="fixed" vertical="bottom" horizontal="end" ref={fab}>
        <IonFabButton aria-label="Add">
          <IonIcon icon={add} aria-hidden="true" />
        </IonFabButton>
        <IonFabList side="top">
          <IonFabButton aria-label="Photo">
            <IonIcon icon={camera} aria-hidden="true" />
          </IonFabButton>
          <IonFabButton aria-label="Recording">
            <IonIcon icon={mic} aria-hidden="true" />
          </IonFabButton>
        </IonFabList>
      </IonFab>
    </IonContent>
  );
}
