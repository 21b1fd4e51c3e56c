import { Component } from '@angular/core';
import { IonDatetime } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonDatetime],
  template: `
    <ion-datetime
      presentation="date"
      value="2025-06-12"
      [showAdjacentDays]="true"
      style="margin: 0 auto"
    />
  `,
})
export class ExampleComponent {}
