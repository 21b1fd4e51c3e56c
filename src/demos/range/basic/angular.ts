import { Component, signal } from '@angular/core';
import { IonRange } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonRange],
  template: `
    <p [style.font-size.px]="size()">The ferry leaves at half past nine.</p>
    <ion-range
      label="Text size"
      labelPlacement="stacked"
      [min]="12"
      [max]="28"
      [value]="size()"
      (ionInput)="size.set(+$event.detail.value)"
    />
  `,
})
export class ExampleComponent {
  readonly size = signal(16);
}
