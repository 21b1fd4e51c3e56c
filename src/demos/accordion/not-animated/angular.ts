import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonAccordion,
  IonAccordionGroup,
  IonContent,
  IonItem,
  IonLabel,
  IonToggle,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonAccordion, IonAccordionGroup, IonContent, IonItem, IonLabel, IonToggle],
  template: `
    <ion-content class="ion-padding">
      <ion-toggle justify="space-between" [(ngModel)]="animated">Animated</ion-toggle>
      <ion-accordion-group [animated]="animated()">
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
      </ion-accordion-group>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly animated = signal(true);
}
