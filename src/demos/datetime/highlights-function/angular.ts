import { Component } from '@angular/core';
import { IonDatetime } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonDatetime],
  template: `
    <ion-datetime
      presentation="date"
      value="2025-06-12"
      style="margin: 0 auto"
      [highlightedDates]="weekend"
    />
    <p class="ion-text-center">Saturdays and Sundays have the weekend price.</p>
  `,
})
export class ExampleComponent {
  readonly weekend = (date: string) =>
    [0, 6].includes(new Date(date).getUTCDay())
      ? { textColor: '#7a3e00', backgroundColor: '#ffe3c2' }
      : undefined;
}
