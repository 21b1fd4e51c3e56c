import { Component, signal } from '@angular/core';
import { IonInput, type InputCustomEvent } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonInput],
  template: `
    <ion-input
      label="Booking code"
      labelPlacement="stacked"
      placeholder="AB12CD"
      helperText="Letters and digits"
      [maxlength]="6"
      (ionInput)="onInput($event)"
    />
    <p>
      Saved as: <output>{{ code() || 'nothing yet' }}</output>
    </p>
  `,
})
export class ExampleComponent {
  readonly code = signal('');

  onInput({ detail, target }: InputCustomEvent) {
    const code = (detail.value ?? '').replace(/[^a-z0-9]/gi, '').toUpperCase();
    // Set on the element too: a signal that keeps its value would not update the field
    target.value = code;
    this.code.set(code);
  }
}
