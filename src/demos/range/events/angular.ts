import { Component, signal } from '@angular/core';
import { IonChip, IonRange } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonChip, IonRange],
  template: `
    <ion-range
      aria-label="Brightness"
      [value]="input()"
      (ionInput)="input.set(+$event.detail.value)"
      (ionChange)="change.set(+$event.detail.value)"
      (ionKnobMoveStart)="moving.set(true)"
      (ionKnobMoveEnd)="moving.set(false)"
    />
    <p>
      <code>ionInput</code>: <output>{{ input() }}</output>
    </p>
    <p>
      <code>ionChange</code>: <output>{{ change() }}</output>
    </p>
    <ion-chip [color]="moving() ? 'warning' : 'success'">
      {{ moving() ? 'Moving' : 'At rest' }}
    </ion-chip>
  `,
})
export class ExampleComponent {
  readonly input = signal(40);
  readonly change = signal(40);
  readonly moving = signal(false);
}
