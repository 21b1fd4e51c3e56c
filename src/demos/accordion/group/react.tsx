import { IonAccordion, IonAccordionGroup, IonContent, IonItem, IonLabel } from '@ionic/react';

const topics = [
  { value: 'delivery', label: 'Delivery', text: 'Orders leave the shop on the next working day.' },
  { value: 'returns', label: 'Returns', text: 'You have thirty days to send something back.' },
  { value: 'repairs', label: 'Repairs', text: 'Bring the product and its receipt to the shop.' },
];

export default function Example() {
  return (
    <IonContent className="ion-padding">
      <IonAccordionGroup value="delivery">
        {topics.map(({ value, label, text }) => (
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
    </IonContent>
  );
}
