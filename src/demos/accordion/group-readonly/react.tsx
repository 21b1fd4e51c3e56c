import { IonAccordion, IonAccordionGroup, IonContent, IonItem, IonLabel } from '@ionic/react';

export default function Example() {
  return (
    <IonContent className="ion-padding">
      <p>Both sections stay as they are; their headers do not react.</p>
      <IonAccordionGroup value="sleep" readonly>
        <IonAccordion value="sleep">
          <IonItem slot="header">
            <IonLabel>Sleep</IonLabel>
          </IonItem>
          <div slot="content" className="ion-padding">
            Three guest houses and a campsite.
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
