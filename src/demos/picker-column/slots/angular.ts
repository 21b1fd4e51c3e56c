import { Component, signal } from '@angular/core';
import { IonPicker, IonPickerColumn, IonPickerColumnOption } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonPicker, IonPickerColumn, IonPickerColumnOption],
  template: `
    <ion-picker>
      <ion-picker-column
        aria-label="Amount in euros"
        [value]="amount()"
        (ionChange)="choose($event.detail.value)"
      >
        <div slot="prefix">€</div>
        @for (value of [5, 10, 20, 50]; track value) {
          <ion-picker-column-option [value]="value">{{ value }}</ion-picker-column-option>
        }
      </ion-picker-column>
      <ion-picker-column value="month" aria-label="How often" [disabled]="true">
        <div slot="prefix">every</div>
        @for (value of ['week', 'month', 'year']; track value) {
          <ion-picker-column-option [value]="value">{{ value }}</ion-picker-column-option>
        }
      </ion-picker-column>
    </ion-picker>
  `,
})
export class ExampleComponent {
  readonly amount = signal(10);

  choose(value: string | number | undefined) {
    if (typeof value === 'number') this.amount.set(value);
  }
}
