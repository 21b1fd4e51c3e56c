import { Component } from '@angular/core';
import { IonRange } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonRange],
  template: `
    <ion-range
      class="hours"
      label="Opening hours"
      labelPlacement="stacked"
      [dualKnobs]="true"
      [pin]="true"
      [value]="hours"
    />
  `,
  styles: `
    .hours::part(knob-a) {
      background: #7c3aed;
    }

    .hours::part(knob-b) {
      background: #b45309;
    }

    .hours::part(pin-a) {
      font-weight: 700;
    }

    .hours::part(pin-b) {
      font-style: italic;
    }

    .hours::part(knob-lower) {
      border-radius: 2px;
    }

    .hours::part(knob-upper) {
      border-radius: 12px;
    }

    .hours::part(pin-lower) {
      text-decoration: underline;
    }

    .hours::part(pin-upper) {
      text-decoration: overline;
    }
  `,
})
export class ExampleComponent {
  readonly hours = { lower: 30, upper: 70 };
}
