import { IonAccordion, IonAccordionGroup, IonContent, IonItem, IonLabel } from '@ionic/react';

const steps = [
  { value: 'seeds', label: 'Seeds', text: 'Sow beans from May, two to a hole.' },
  { value: 'water', label: 'Water', text: 'Early in the morning, at the roots.' },
  { value: 'harvest', label: 'Harvest', text: 'Pick often; the plant then grows more.' },
];

const styles = `
  ion-accordion {
    margin-block: 8px;
    border-radius: 12px;
  }

  ion-accordion::part(content) {
    background: rgba(var(--ion-color-tertiary-rgb), 0.12);
  }

  ion-accordion::part(header expanded) {
    border-bottom: 3px solid var(--ion-color-tertiary-shade);
  }
`;

export default function Example() {
  return (
    <IonContent>
      <style>{styles}</style>
      <IonAccordionGroup expand="inset" value="seeds">
        {steps.map(({ value, label, text }) => (
          <IonAccordion key={value} value={value}>
            <IonItem slot="header" color="tertiary">
              <IonLabel>{label}</IonLabel>
            </IonItem>
            <div slot="content" className="ion-padding">
              {text}
            </div>
          </IonAccordion>
        ))}
      </IonAccordionGroup>
    </IonContent>
  );
}
