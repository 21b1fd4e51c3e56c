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
      <p>Both sections stay as they are; their headers do not react.</p>
      <ion-accordion-group value="sleep" [readonly]="true">
        <ion-accordion value="sleep">
          <ion-item slot="header">
            <ion-label>Sleep</ion-label>
          </ion-item>
          <div slot="content" class="ion-padding">Three guest houses and a campsite.</div>
        </ion-accordion>
        <ion-accordion value="walk">
          <ion-item slot="header">
            <ion-label>Walks</ion-label>
          </ion-item>
          <div slot="content" class="ion-padding">Two marked paths start at the station.</div>
        </ion-accordion>
      </ion-accordion-group>
    </ion-content>
  `,
})
export class ExampleComponent {}
