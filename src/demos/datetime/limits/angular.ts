import { Component } from '@angular/core';
import { IonDatetime } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonDatetime],
  template: `
    <ion-datetime
      presentation="date"
      value="2025-09-10"
      min="2025-09-03"
      max="2025-10-31"
      style="margin: 0 auto"
      [firstDayOfWeek]="1"
      [isDateEnabled]="isOpen"
    />
    <p class="ion-text-center">September 3 to October 31, closed on Mondays</p>
  `,
})
export class ExampleComponent {
  readonly isOpen = (date: string) => new Date(date).getUTCDay() !== 1;
}
