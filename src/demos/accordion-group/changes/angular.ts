import { Component, signal } from '@angular/core';
import {
  IonAccordion,
  IonAccordionGroup,
  IonButton,
  IonContent,
  IonItem,
  IonLabel,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonAccordion, IonAccordionGroup, IonButton, IonContent, IonItem, IonLabel],
  template: `
    <ion-content class="ion-padding">
      <ion-button size="small" fill="outline" (click)="value.set('food')">
        Open Food from code
      </ion-button>
      <p>
        Last event: <output>{{ last() }}</output>
      </p>
      <ion-accordion-group [value]="value()" (ionChange)="onChange($event.detail.value)">
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
  readonly value = signal<string | undefined>(undefined);
  readonly last = signal('none');

  onChange(value: string | undefined) {
    this.value.set(value);
    this.last.set(value ?? 'undefined');
  }
}
