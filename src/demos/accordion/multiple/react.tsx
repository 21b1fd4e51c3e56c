import {
  IonAccordion,
  IonAccordionGroup,
  IonButton,
  IonContent,
  IonItem,
  IonLabel,
} from '@ionic/react';
import { useState } from 'react';

const sections = [
  { value: 'sleep', label: 'Sleep', text: 'Three guest houses and a campsite.' },
  { value: 'food', label: 'Food', text: 'A bakery, and a kitchen at the campsite.' },
  { value: 'walk', label: 'Walks', text: 'Two marked paths start at the station.' },
];

export default function Example() {
  const [open, setOpen] = useState<string[]>(['sleep']);

  return (
    <IonContent className="ion-padding">
      <IonButton
        size="small"
        fill="outline"
        onClick={() => setOpen(sections.map(({ value }) => value))}
      >
        Open all
      </IonButton>
      <IonButton size="small" fill="outline" onClick={() => setOpen([])}>
        Close all
      </IonButton>
      <IonAccordionGroup multiple value={open} onIonChange={(event) => setOpen(event.detail.value)}>
        {sections.map(({ value, label, text }) => (
          <IonAccordion key={value} value={value}>
            <IonItem slot="header">
              <IonLabel>{label}</IonLabel>
            </IonItem>
            <div slot="content" className="ion-padding">
              {text}
            </div>
          </IonAccordion>
        ))}
      </IonAccordionGroup>
      <p>
        Open: <output>{open.join(', ') || 'none'}</output>
      </p>
    </IonContent>
  );
}
