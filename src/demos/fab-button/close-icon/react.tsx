import { IonContent, IonFab, IonFabButton, IonFabList, IonIcon } from '@ionic/react';
import { chatbubble, chevronDown, mail, shareSocial } from 'ionicons/icons';

export default function Example() {
  return (
    <IonContent>
      <IonFab slot="fixed" vertical="bottom" horizontal="end">
        <IonFabButton closeIcon={chevronDown} aria-label="Share">
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
