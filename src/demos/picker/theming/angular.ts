import { Component } from '@angular/core';
import { IonPicker, IonPickerColumn, IonPickerColumnOption } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonPicker, IonPickerColumn, IonPickerColumnOption],
  template: `
    <ion-picker>
      <ion-picker-column color="tertiary" aria-label="Stars" [value]="2">
        @for (count of [1, 2, 3, 4]; track count) {
          <ion-picker-column-option color="tertiary" [value]="count">
            {{ count === 1 ? '1 star' : count + ' stars' }}
          </ion-picker-column-option>
        }
      </ion-picker-column>
    </ion-picker>
  `,
  styles: `
    ion-picker {
      --highlight-background: rgba(112, 76, 255, 0.15);
      --highlight-border-radius: 17px;
      max-width: 320px;
      margin: 0 auto;
    }

    ion-picker-column-option {
      letter-spacing: 0.1em;
    }
  `,
})
export class ExampleComponent {}
