import { Component, signal } from '@angular/core';
import { type InputCustomEvent, IonInput } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonInput],
  template: `
    <ion-input
      label="Number on the library card"
      labelPlacement="stacked"
      inputmode="numeric"
      autocomplete="off"
      placeholder="0000 0000 0000"
      [maxlength]="14"
      (ionInput)="onInput($event)"
    />
    <p>
      Sent as: <output>{{ shown() || 'nothing yet' }}</output>
    </p>
  `,
})
export class ExampleComponent {
  readonly shown = signal('');

  onInput({ detail, target }: InputCustomEvent) {
    const digits = (detail.value ?? '').replace(/\D/g, '');
    target.value = digits.replace(/(\d{4})(?=\d)/g, '$1 ');
    this.shown.set(digits);
  }
}
