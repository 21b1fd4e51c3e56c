import { IonAccordion, IonAccordionGroup, IonContent, IonItem, IonLabel } from '@ionic/react';

const css = `
  ion-accordion {
    margin: 0 16px;
    transition: margin 0.3s;
  }

  ion-accordion.accordion-expanding,
  ion-accordion.accordion-expanded {
    margin: 16px 0;
    border-radius: 12px;
    box-shadow: 0 6px 20px rgba(0, 0, 0, 0.2);
  }

  ion-accordion.accordion-expanded ion-item[slot='header'] {
    --color: var(--ion-color-primary);
  }
`;

export default function Example() {
  return (
    <IonContent className="ion-padding">
      <style>{css}</style>
      <IonAccordionGroup value="sleep">
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
        <IonAccordion value="walk">
          <IonItem slot="header">
            <IonLabel>Walks</IonLabel>
          </IonItem>
          <div slot="content" className="ion-padding">
            Two marked paths start at the station.
          </div>
        </IonAccordion>
      </IonAccordionGroup>
    </IonContent>
  );
}
