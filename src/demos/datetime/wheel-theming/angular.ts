import { Component } from '@angular/core';
import { IonDatetime } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonDatetime],
  template: '<ion-datetime presentation="time" value="2025-06-12T15:30" />',
  styles: `
    ion-datetime {
      --background: #f5f3ff;
      --background-rgb: 245, 243, 255;
      --wheel-highlight-background: #ddd6fe;
      --wheel-fade-background-rgb: 245, 243, 255;
      margin: 0 auto;
    }

    ion-datetime::part(wheel-item) {
      color: #6d28d9;
    }

    ion-datetime::part(wheel-item active) {
      color: #4c1d95;
      font-weight: 700;
    }
  `,
})
export class ExampleComponent {}
