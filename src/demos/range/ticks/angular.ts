import { Component, signal } from '@angular/core';
import { IonRange } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonRange],
  template: `
    <ion-range
      label="Seats"
      labelPlacement="stacked"
      [snaps]="true"
      [min]="0"
      [max]="8"
      [value]="4"
    />
    <ion-range
      label="Minutes"
      labelPlacement="stacked"
      [snaps]="true"
      [ticks]="false"
      [min]="0"
      [max]="120"
      [step]="5"
      [value]="minutes()"
      (ionInput)="minutes.set(+$event.detail.value)"
    />
    <p>
      <output>{{ minutes() }}</output> min
    </p>
  `,
})
export class ExampleComponent {
  readonly minutes = signal(30);
}
