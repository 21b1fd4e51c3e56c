import { Component, signal } from '@angular/core';
import { IonRange } from '@ionic/angular/standalone';
import type { RangeValue } from '@ionic/core';

@Component({
  selector: 'app-example',
  imports: [IonRange],
  template: `
    <ion-range
      label="Up to"
      labelPlacement="stacked"
      [max]="100"
      [value]="80"
      [debounce]="600"
      (ionInput)="limit.set($event.detail.value)"
    />
    <p>
      <code>ionInput</code>: <output>{{ limit() ?? 'nothing yet' }}</output>
    </p>
  `,
})
export class ExampleComponent {
  readonly limit = signal<RangeValue | undefined>(undefined);
}
