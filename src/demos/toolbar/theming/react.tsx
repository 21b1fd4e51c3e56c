import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonIcon,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { shareOutline } from 'ionicons/icons';

const css = `
  .sunset {
    --background: linear-gradient(90deg, #8a1c5c, #b23a12);
    --color: #ffffff;
    --min-height: 72px;
  }

  .sunset ion-button {
    --color: #ffffff;
  }
`;

export default function Example() {
  return (
    <IonPage>
      <style>{css}</style>
      <IonHeader className="ion-no-border">
        <IonToolbar className="sunset">
          <IonTitle>Evening walk</IonTitle>
          <IonButtons slot="end">
            <IonButton aria-label="Share">
              <IonIcon slot="icon-only" icon={shareOutline} aria-hidden="true" />
            </IonButton>
          </IonButtons>
        </IonToolbar>
        <IonToolbar color="dark">
          <IonTitle size="small">Sunset at 18:42</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>Five kilometers along the shore.</p>
      </IonContent>
    </IonPage>
  );
}
