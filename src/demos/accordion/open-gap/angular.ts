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
      <ion-accordion-group value="sleep">
        <ion-accordion value="sleep">
          <ion-item slot="header">
            <ion-label>Sleep</ion-label>
          </ion-item>
          <div slot="content" class="ion-padding">Three guest houses and a campsite.</div>
        </ion-accordion>
        <ion-accordion value="food">
          <ion-item slot="header">
            <ion-label>Food</ion-label>
          </ion-item>
          <div slot="content" class="ion-padding">A bakery, and a kitchen at the campsite.</div>
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
  styles: `
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
  `,
})
export class ExampleComponent {}
