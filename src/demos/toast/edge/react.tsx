import { IonButton, IonContent, IonToast } from '@ionic/react';

const css = `
  ion-toast.edge {
    --start: 0;
    --end: 0;
    --max-width: none;
    --border-radius: 0;
    --border-width: 2px 0 0;
    --border-style: solid;
    --border-color: #f59e0b;
    --box-shadow: none;
  }

  ion-toast.edge::part(container) {
    min-height: 56px;
  }
`;

export default function Example() {
  return (
    <IonContent className="ion-padding">
      <style>{css}</style>
      <IonButton id="sync" expand="block">
        Sync the notes
      </IonButton>
      <IonToast
        className="edge"
        trigger="sync"
        message="All notes are synced."
        duration={4000}
        position="bottom"
      />
    </IonContent>
  );
}
