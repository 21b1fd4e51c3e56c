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
      <ion-button size="small" fill="outline" (click)="openAll()">Open all</ion-button>
      <ion-button size="small" fill="outline" (click)="open.set([])">Close all</ion-button>
      <ion-accordion-group
        [multiple]="true"
        [value]="open()"
        (ionChange)="open.set($event.detail.value)"
      >
        @for (section of sections; track section.value) {
          <ion-accordion [value]="section.value">
            <ion-item slot="header">
              <ion-label>{{ section.label }}</ion-label>
            </ion-item>
            <div slot="content" class="ion-padding">{{ section.text }}</div>
          </ion-accordion>
        }
      </ion-accordion-group>
      <p>
        Open: <output>{{ open().join(', ') || 'none' }}</output>
      </p>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly sections = [
    { value: 'sleep', label: 'Sleep', text: 'Three guest houses and a campsite.' },
    { value: 'food', label: 'Food', text: 'A bakery, and a kitchen at the campsite.' },
    { value: 'walk', label: 'Walks', text: 'Two marked paths start at the station.' },
  ];
  readonly open = signal(['sleep']);

  openAll() {
    this.open.set(this.sections.map(({ value }) => value));
  }
}
