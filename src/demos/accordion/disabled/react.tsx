import { IonAccordion, IonAccordionGroup, IonContent, IonItem, IonLabel } from '@ionic/react';

const open = ['summary'];

export default function Example() {
  return (
    <IonContent className="ion-padding">
      <IonAccordionGroup multiple value={open}>
        <IonAccordion value="summary" readonly>
          <IonItem slot="header">
            <IonLabel>Summary</IonLabel>
          </IonItem>
          <div slot="content" className="ion-padding">
            Two nights, one room, breakfast included.
          </div>
        </IonAccordion>
        <IonAccordion value="address">
          <IonItem slot="header">
            <IonLabel>Address</IonLabel>
          </IonItem>
          <div slot="content" className="ion-padding">
            We send the invoice to this address.
          </div>
        </IonAccordion>
        <IonAccordion value="payment" disabled>
          <IonItem slot="header">
            <IonLabel>Payment, after the address</IonLabel>
          </IonItem>
          <div slot="content" className="ion-padding">
            Card or bank transfer.
          </div>
        </IonAccordion>
      </IonAccordionGroup>
    </IonContent>
  );
}
