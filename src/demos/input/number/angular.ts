import { Component, computed, signal } from '@angular/core';
import { IonInput } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonInput],
  template: `
    <ion-input
      type="number"
      label="Weight in kilograms"
      labelPlacement="stacked"
      inputmode="decimal"
      step="0.5"
      [min]="0.5"
      [max]="20"
      [value]="text()"
      (ionInput)="text.set($event.detail.value ?? '')"
    />
    <p>
      Weight: <output>{{ kilograms() }}</output> kg
    </p>
  `,
})
export class ExampleComponent {
  readonly text = signal('2.5');
  // A string, and empty as long as the field holds no number
  readonly kilograms = computed(() => (this.text() === '' ? '?' : Number(this.text())));
}
