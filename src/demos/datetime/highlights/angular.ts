import { Component } from '@angular/core';
import { IonBadge, IonDatetime } from '@ionic/angular/standalone';

const delivery = {
  textColor: '#000',
  backgroundColor: '#2dd55b',
};
const holiday = {
  textColor: '#000',
  backgroundColor: '#ffc409',
};

@Component({
  selector: 'app-example',
  imports: [IonBadge, IonDatetime],
  template: `
    <ion-datetime
      presentation="date"
      value="2025-07-16"
      style="margin: 0 auto"
      [highlightedDates]="highlights"
    />
    <p class="ion-text-center">
      <ion-badge color="success">Delivery</ion-badge> July 9 and 23
      <br />
      <ion-badge color="warning">Holiday</ion-badge> July 21
    </p>
  `,
})
export class ExampleComponent {
  readonly highlights = [
    { date: '2025-07-09', ...delivery },
    { date: '2025-07-21', ...holiday },
    { date: '2025-07-23', ...delivery },
  ];
}
