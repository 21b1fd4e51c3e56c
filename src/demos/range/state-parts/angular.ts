import { Component } from '@angular/core';
import { IonRange } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonRange],
  template: '<ion-range class="volume" label="Volume" labelPlacement="stacked" [value]="40" />',
  styles: `
    .volume::part(knob) {
      background: #7c3aed;
    }

    .volume::part(knob hover) {
      box-shadow: 0 0 0 8px rgba(124, 58, 237, 0.2);
    }

    .volume::part(knob focused) {
      outline: 2px solid #b45309;
      outline-offset: 2px;
    }

    .volume::part(knob pressed),
    .volume::part(knob activated) {
      background: #b45309;
    }
  `,
})
export class ExampleComponent {}
