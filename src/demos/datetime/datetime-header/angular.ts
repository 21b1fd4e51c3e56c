import { Component } from '@angular/core';
import { IonDatetime } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonDatetime],
  template: `
    <ion-datetime presentation="date" value="2025-06-12">
      <span slot="title">First day</span>
    </ion-datetime>
  `,
  styles: `
    ion-datetime {
      margin: 0 auto;
    }

    ion-datetime::part(datetime-header) {
      background: #5b21b6;
    }

    ion-datetime::part(datetime-title) {
      color: #ddd6fe;
    }

    ion-datetime::part(datetime-selected-date) {
      color: #fff;
      font-weight: 700;
    }
  `,
})
export class ExampleComponent {}
