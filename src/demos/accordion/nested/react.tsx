import { IonAccordion, IonAccordionGroup, IonContent, IonItem, IonLabel } from '@ionic/react';

export default function Example() {
  return (
    <IonContent className="ion-padding">
      <IonAccordionGroup value="coast">
        <IonAccordion value="coast">
          <IonItem slot="header">
            <IonLabel>To the coast</IonLabel>
          </IonItem>
          <div slot="content" className="ion-padding">
            <IonAccordionGroup>
              <IonAccordion value="train">
                <IonItem slot="header">
                  <IonLabel>Train</IonLabel>
                </IonItem>
                <div slot="content" className="ion-padding">
                  Three hours, one change.
                </div>
              </IonAccordion>
              <IonAccordion value="ferry">
                <IonItem slot="header">
                  <IonLabel>Ferry</IonLabel>
                </IonItem>
                <div slot="content" className="ion-padding">
                  Five hours along the coast.
                </div>
              </IonAccordion>
            </IonAccordionGroup>
          </div>
        </IonAccordion>
        <IonAccordion value="lake">
          <IonItem slot="header">
            <IonLabel>To the lake</IonLabel>
          </IonItem>
          <div slot="content" className="ion-padding">
            Two marked paths start at the station.
          </div>
        </IonAccordion>
      </IonAccordionGroup>
    </IonContent>
  );
}
