import { Component, signal } from '@angular/core';
import { IonPicker, IonPickerColumn, IonPickerColumnOption } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonPicker, IonPickerColumn, IonPickerColumnOption],
  template: `
    <ion-picker>
      <ion-picker-column
        aria-label="Hours"
        [value]="hours()"
        (ionChange)="hours.set($event.detail.value ?? hours())"
      >
        <div slot="suffix">h</div>
        @for (value of [0, 1, 2, 3, 4, 5, 6]; track value) {
          <ion-picker-column-option [value]="value">{{ value }}</ion-picker-column-option>
        }
      </ion-picker-column>
      <ion-picker-column
        aria-label="Minutes"
        [value]="minutes()"
        (ionChange)="minutes.set($event.detail.value ?? minutes())"
      >
        <div slot="suffix">min</div>
        @for (value of [0, 15, 30, 45]; track value) {
          <ion-picker-column-option [value]="value">{{ value }}</ion-picker-column-option>
        }
      </ion-picker-column>
    </ion-picker>
    <p class="ion-text-center">
      <output>{{ hours() }} h {{ minutes() }} min</output>
    </p>
  `,
})
export class ExampleComponent {
  readonly hours = signal<string | number | undefined>(1);
  readonly minutes = signal<string | number | undefined>(30);
}
