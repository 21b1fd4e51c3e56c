import {
  IonButton,
  IonCard,
  IonCardContent,
  IonCardHeader,
  IonCardSubtitle,
  IonCardTitle,
  IonProgressBar,
  IonToggle,
} from '@ionic/react';
import { useState } from 'react';

// In an app these rules are in a style sheet
const css = `
  .ferry {
    /* A color of the palette, with its five companions */
    --ion-color-primary: #ffb454;
    --ion-color-primary-rgb: 255, 180, 84;
    --ion-color-primary-contrast: #000000;
    --ion-color-primary-contrast-rgb: 0, 0, 0;
    --ion-color-primary-shade: #e09e4a;
    --ion-color-primary-tint: #ffbc65;

    /* Global variables that several components read */
    --ion-font-family: Georgia, 'Times New Roman', serif;
    --ion-card-background: #17324d;
  }

  /* Variables of single components */
  .ferry ion-card-title,
  .ferry ion-card-subtitle {
    --color: #eaf2fa;
  }

  .ferry ion-button {
    --border-radius: 999px;
  }

  /* What no variable reaches */
  .ferry ion-progress-bar::part(track) {
    background: #35516d;
  }
`;

export default function Example() {
  const [own, setOwn] = useState(false);

  return (
    <>
      <style>{css}</style>
      <IonToggle checked={own} onIonChange={({ detail }) => setOwn(detail.checked)}>
        Own theme
      </IonToggle>

      <div className={own ? 'ferry' : undefined}>
        <IonCard>
          <IonCardHeader>
            <IonCardTitle>Night ferry</IonCardTitle>
            <IonCardSubtitle>Departs at 21:40</IonCardSubtitle>
          </IonCardHeader>
          <IonCardContent>
            <IonProgressBar value={0.7} aria-label="Seats taken" />
            <IonButton className="ion-margin-top" expand="block">
              Book a seat
            </IonButton>
          </IonCardContent>
        </IonCard>
      </div>
    </>
  );
}
