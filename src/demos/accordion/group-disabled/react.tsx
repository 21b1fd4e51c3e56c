import {
  IonAccordion,
  IonAccordionGroup,
  IonContent,
  IonItem,
  IonLabel,
  IonToggle,
} from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [locked, setLocked] = useState(false);

  return (
    <IonContent className="ion-padding">
      <IonToggle
        justify="space-between"
        checked={locked}
        onIonChange={({ detail }) => setLocked(detail.checked)}
      >
        Answers are locked
      </IonToggle>
      <IonAccordionGroup disabled={locked}>
        <IonAccordion value="sleep">
          <IonItem slot="header">
            <IonLabel>Sleep</IonLabel>
          </IonItem>
          <div slot="content" className="ion-padding">
            Three guest houses and a campsite.
          </div>
        </IonAccordion>
        <IonAccordion value="food">
          <IonItem slot="header">
            <IonLabel>Food</IonLabel>
          </IonItem>
          <div slot="content" className="ion-padding">
            A bakery, and a kitchen at the campsite.
          </div>
        </IonAccordion>
      </IonAccordionGroup>
    </IonContent>
  );
}
