import { Component, signal } from '@angular/core';
import { IonPicker, IonPickerColumn, IonPickerColumnOption } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonPicker, IonPickerColumn, IonPickerColumnOption],
  template: `
    <ion-picker>
      <ion-picker-column
        aria-label="Size"
        [value]="size()"
        (ionChange)="size.set($event.detail.value)"
      >
        @for (option of sizes; track option.value) {
          <ion-picker-column-option [value]="option.value">
            {{ option.text }}
          </ion-picker-column-option>
        }
      </ion-picker-column>
    </ion-picker>
    <p class="ion-text-center">
      Size: <output>{{ size() }}</output>
    </p>
  `,
})
export class ExampleComponent {
  readonly sizes = [
    { value: 'small', text: 'Small' },
    { value: 'medium', text: 'Medium' },
    { value: 'large', text: 'Large' },
    { value: 'huge', text: 'Huge' },
  ];
  readonly size = signal<string | number | undefined>('medium');
}
