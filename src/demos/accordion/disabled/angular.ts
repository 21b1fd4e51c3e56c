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
      <ion-accordion-group [multiple]="true" [value]="open">
        <ion-accordion value="summary" [readonly]="true">
          <ion-item slot="header">
            <ion-label>Summary</ion-label>
          </ion-item>
          <div slot="content" class="ion-padding">Two nights, one room, breakfast included.</div>
        </ion-accordion>
        <ion-accordion value="address">
          <ion-item slot="header">
            <ion-label>Address</ion-label>
          </ion-item>
          <div slot="content" class="ion-padding">We send the invoice to this address.</div>
        </ion-accordion>
        <ion-accordion value="payment" [disabled]="true">
          <ion-item slot="header">
            <ion-label>Payment, after the address</ion-label>
          </ion-item>
          <div slot="content" class="ion-padding">Card or bank transfer.</div>
        </ion-accordion>
      </ion-accordion-group>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly open = ['summary'];
}
