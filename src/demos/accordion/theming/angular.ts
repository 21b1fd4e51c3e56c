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
    <ion-content>
      <ion-accordion-group expand="inset" value="seeds">
        @for (step of steps; track step.value) {
          <ion-accordion [value]="step.value">
            <ion-item slot="header" color="tertiary">
              <ion-label>{{ step.label }}</ion-label>
            </ion-item>
            <div slot="content" class="ion-padding">{{ step.text }}</div>
          </ion-accordion>
        }
      </ion-accordion-group>
    </ion-content>
  `,
  styles: `
    ion-accordion {
      margin-block: 8px;
      border-radius: 12px;
    }

    ion-accordion::part(content) {
      background: rgba(var(--ion-color-tertiary-rgb), 0.12);
    }

    ion-accordion::part(header expanded) {
      border-bottom: 3px solid var(--ion-color-tertiary-shade);
    }
  `,
})
export class ExampleComponent {
  readonly steps = [
    { value: 'seeds', label: 'Seeds', text: 'Sow beans from May, two to a hole.' },
    { value: 'water', label: 'Water', text: 'Early in the morning, at the roots.' },
    { value: 'harvest', label: 'Harvest', text: 'Pick often; the plant then grows more.' },
  ];
}
