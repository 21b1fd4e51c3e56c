import { IonButton, IonContent, IonLoading } from '@ionic/react';

const css = `
  ion-loading.sync-loading {
    --background: #2a1b52;
    --spinner-color: #ffd166;
    --backdrop-opacity: 0.55;
    --max-width: 240px;
    color: #ffffff;
  }

  ion-loading.sync-loading .loading-wrapper {
    border-radius: 20px;
  }
`;

export default function Example() {
  return (
    <IonContent className="ion-padding">
      <style>{css}</style>
      <IonButton id="sync" expand="block">
        Sync
      </IonButton>
      <IonLoading
        cssClass="sync-loading"
        trigger="sync"
        spinner="circles"
        message="Syncing…"
        duration={2000}
      />
    </IonContent>
  );
}
