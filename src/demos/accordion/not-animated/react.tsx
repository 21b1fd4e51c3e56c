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
  const [animated, setAnimated] = useState(true);

  return (
    <IonContent className="ion-padding">
      <IonToggle
        justify="space-between"
        checked={animated}
        onIonChange={({ detail }) => setAnimated(detail.checked)}
      >
        Animated
      </IonToggle>
      <IonAccordionGroup animated={animated}>
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
