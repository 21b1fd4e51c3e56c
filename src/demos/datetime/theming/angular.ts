import { Component } from '@angular/core';
import { IonDatetime } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonDatetime],
  template: `
    <ion-datetime
      presentation="date"
      value="2025-06-12"
      color="tertiary"
      [showDefaultTitle]="true"
    />
  `,
  styles: `
    ion-datetime {
      --background: rgba(112, 76, 255, 0.1);
      margin: 0 auto;
      border-radius: 16px;
    }

    ion-datetime::part(calendar-day) {
      border-radius: 8px;
    }

    ion-datetime::part(calendar-day disabled) {
      text-decoration: line-through;
    }
  `,
})
export class ExampleComponent {}
