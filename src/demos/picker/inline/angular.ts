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
        @for (size of sizes; track size) {
          <ion-picker-column-option [value]="size">{{ size }}</ion-picker-column-option>
        }
      </ion-picker-column>
    </ion-picker>
    <p class="ion-text-center">
      Size: <output>{{ size() }}</output>
    </p>
  `,
})
export class ExampleComponent {
  readonly sizes = ['small', 'medium', 'large', 'huge'];
  readonly size = signal<string | number | undefined>('medium');
}
