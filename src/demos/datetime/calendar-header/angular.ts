import { Component } from '@angular/core';
import { IonDatetime } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonDatetime],
  template: '<ion-datetime presentation="date" value="2025-06-12" />',
  styles: `
    ion-datetime {
      margin: 0 auto;
    }

    ion-datetime::part(calendar-header) {
      background: #ede9fe;
    }

    ion-datetime::part(month-year-button) {
      color: #5b21b6;
      font-weight: 700;
    }

    ion-datetime::part(navigation-button) {
      color: #5b21b6;
    }

    ion-datetime::part(previous-button) {
      opacity: 0.6;
    }

    ion-datetime::part(next-button) {
      background: #ddd6fe;
    }

    ion-datetime::part(calendar-days-of-week) {
      background: #ede9fe;
      color: #5b21b6;
    }
  `,
})
export class ExampleComponent {}
