import { Component } from '@angular/core';
import {
  IonAccordion,
  IonAccordionGroup,
  IonContent,
  IonItem,
  IonLabel,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonAccordion, IonAccordionGroup, IonContent, IonItem, IonLabel],
  template: `
    <ion-content class="ion-padding">
      <ion-accordion-group value="delivery">
        @for (topic of topics; track topic.value) {
          <ion-accordion [value]="topic.value">
            <ion-item slot="header">
              <ion-label>{{ topic.label }}</ion-label>
            </ion-item>
            <div slot="content" class="ion-padding">{{ topic.text }}</div>
          </ion-accordion>
        }
      </ion-accordion-group>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly topics = [
    {
      value: 'delivery',
      label: 'Delivery',
      text: 'Orders leave the shop on the next working day.',
    },
    {
      value: 'returns',
      label: 'Returns',
      text: 'You have thirty days to send something back.',
    },
    {
      value: 'repairs',
      label: 'Repairs',
      text: 'Bring the product and its receipt to the shop.',
    },
  ];
}
