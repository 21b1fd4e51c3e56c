import { Component, signal } from '@angular/core';
import { IonPicker, IonPickerColumn, IonPickerColumnOption } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonPicker, IonPickerColumn, IonPickerColumnOption],
  template: `
    <ion-picker>
      <ion-picker-column
        aria-label="Show"
        [value]="show()"
        (ionChange)="show.set($event.detail.value)"
      >
        <ion-picker-column-option value="18:30">18:30</ion-picker-column-option>
        <ion-picker-column-option value="19:00">19:00</ion-picker-column-option>
        <ion-picker-column-option value="19:30">19:30</ion-picker-column-option>
        <ion-picker-column-option value="20:00" [disabled]="true">
          20:00, sold out
        </ion-picker-column-option>
        <ion-picker-column-option value="20:30" color="success">
          20:30, last seats
        </ion-picker-column-option>
      </ion-picker-column>
    </ion-picker>
  `,
})
export class ExampleComponent {
  readonly show = signal<string | number | undefined>('19:00');
}
