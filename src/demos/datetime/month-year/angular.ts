import { Component } from '@angular/core';
import { IonDatetime } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonDatetime],
  template: `
    <p class="ion-text-center" id="valid">Valid until</p>
    <ion-datetime
      presentation="month-year"
      value="2027-05"
      min="2025-01"
      max="2030-12"
      style="margin: 0 auto"
      aria-labelledby="valid"
    />
  `,
})
export class ExampleComponent {}
