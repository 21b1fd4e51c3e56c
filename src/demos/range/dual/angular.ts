import { Component, signal } from '@angular/core';
import { IonRange } from '@ionic/angular/standalone';
import type { RangeValue } from '@ionic/core';

@Component({
  selector: 'app-example',
  imports: [IonRange],
  template: `
    <ion-range
      label="Price per night"
      labelPlacement="stacked"
      [dualKnobs]="true"
      [pin]="true"
      [pinFormatter]="euros"
      [min]="0"
      [max]="200"
      [step]="5"
      [value]="price()"
      (ionInput)="show($event.detail.value)"
    />
    <p>From {{ euros(price().lower) }} to {{ euros(price().upper) }}</p>
  `,
})
export class ExampleComponent {
  readonly price = signal({ lower: 40, upper: 140 });

  euros(value: number) {
    return `€${value}`;
  }

  show(value: RangeValue) {
    if (typeof value === 'object') {
      this.price.set(value);
    }
  }
}
