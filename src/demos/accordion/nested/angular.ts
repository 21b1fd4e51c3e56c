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
      <ion-accordion-group value="coast">
        <ion-accordion value="coast">
          <ion-item slot="header">
            <ion-label>To the coast</ion-label>
          </ion-item>
          <div slot="content" class="ion-padding">
            <ion-accordion-group>
              <ion-accordion value="train">
                <ion-item slot="header">
                  <ion-label>Train</ion-label>
                </ion-item>
                <div slot="content" class="ion-padding">Three hours, one change.</div>
              </ion-accordion>
              <ion-accordion value="ferry">
                <ion-item slot="header">
                  <ion-label>Ferry</ion-label>
                </ion-item>
                <div slot="content" class="ion-padding">Five hours along the coast.</div>
              </ion-accordion>
            </ion-accordion-group>
          </div>
        </ion-accordion>
        <ion-accordion value="lake">
          <ion-item slot="header">
            <ion-label>To the lake</ion-label>
          </ion-item>
          <div slot="content" class="ion-padding">Two marked paths start at the station.</div>
        </ion-accordion>
      </ion-accordion-group>
    </ion-content>
  `,
})
export class ExampleComponent {}
