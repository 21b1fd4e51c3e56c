import { IonContent, IonFab, IonFabButton, IonFabList, IonIcon } from '@ionic/react';
import { chatbubble, mail, shareSocial } from 'ionicons/icons';

const css = `
  ion-fab-button.slanted {
    --background: #7c3aed;
    --background-activated: #4c1d95;
    --background-focused: #6d28d9;
    --background-hover: #6d28d9;
  }

  ion-fab-button.slanted::part(native) {
    border: 3px solid #4c1d95;
    border-radius: 16px;
  }

  ion-fab-button.slanted::part(close-icon) {
    color: #fde68a;
  }
`;

export default function Example() {
  return (
    <IonContent>
      <style>{css}</style>
      <IonFab slot="fixed" vertical="bottom" horizontal="end">
        <IonFabButton className="slanted" aria-label="Share">
          <IonIcon icon={shareSocial} aria-hidden="true" />
        </IonFabButton>
        <IonFabList side="top">
          <IonFabButton aria-label="Message">
            <IonIcon icon={chatbubble} aria-hidden="true" />
          </IonFabButton>
          <IonFabButton aria-label="Mail">
            <IonIcon icon={mail} aria-hidden="true" />
          </IonFabButton>
        </IonFabList>
      </IonFab>
    </IonContent>
  );
}
