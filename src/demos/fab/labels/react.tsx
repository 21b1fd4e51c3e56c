import { IonContent, IonFab, IonFabButton, IonFabList, IonIcon } from '@ionic/react';
import { add, camera, mic } from 'ionicons/icons';

const css = `
  .worded {
    inset-inline-end: 0;
    align-items: flex-end;
  }

  .worded ion-fab-button {
    --border-radius: 20px;
    width: 132px;
  }

  .worded span {
    margin-inline-start: 8px;
  }
`;

export default function Example() {
  return (
    <IonContent>
      <style>{css}</style>
      <IonFab slot="fixed" vertical="bottom" horizontal="end">
        <IonFabButton aria-label="Add">
          <IonIcon icon={add} aria-hidden="true" />
        </IonFabButton>
        <IonFabList side="top" className="worded">
          <IonFabButton>
            <IonIcon icon={camera} aria-hidden="true" />
            <span>Photo</span>
          </IonFabButton>
          <IonFabButton>
            <IonIcon icon={mic} aria-hidden="true" />
            <span>Recording</span>
          </IonFabButton>
        </IonFabList>
      </IonFab>
    </IonContent>
  );
}
