import {
  IonAccordion,
  IonAccordionGroup,
  IonButton,
  IonContent,
  IonItem,
  IonLabel,
} from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [value, setValue] = useState<string>();
  const [last, setLast] = useState('none');

  function onChange(next: string | undefined) {
    setValue(next);
    setLast(next ?? 'undefined');
  }

  return (
    <IonContent className="ion-padding">
      <IonButton size="small" fill="outline" onClick={() => setValue('food')}>
        Open Food from code
      </IonButton>
      <p>
        Last event: <output>{last}</output>
      </p>
      <IonAccordionGroup value={value} onIonChange={({ detail }) => onChange(detail.value)}>
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
