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
  .stripes::part(background) {
    background-image: repeating-linear-gradient(
      135deg,
      rgb(249 115 22 / 22%) 0 12px,
      transparent 12px 24px
    );
  }

  .stripes::part(container) {
    border-bottom: 3px solid #f97316;
  }

  .stripes::part(content) {
    font-style: italic;
  }
`;

export default function Example() {
  return (
    <IonPage>
      <style>{css}</style>
      <IonHeader>
        <IonToolbar className="stripes">
          <IonTitle>Market day</IonTitle>
          <IonButtons slot="end">
            <IonButton aria-label="Share">
              <IonIcon slot="icon-only" icon={shareOutline} aria-hidden="true" />
            </IonButton>
          </IonButtons>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>Stalls open at eight.</p>
      </IonContent>
    </IonPage>
  );
}
