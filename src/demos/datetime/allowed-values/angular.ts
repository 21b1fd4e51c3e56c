import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonDatetime } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonDatetime],
  template: `
    <ion-datetime
      presentation="time"
      [(ngModel)]="time"
      locale="en-GB"
      hourValues="8,9,10,11,12,13,14,15,16,17"
      minuteValues="0,15,30,45"
      style="margin: 0 auto"
    />
    <p class="ion-text-center">
      Value: <output>{{ time().slice(11, 16) }}</output>
    </p>
  `,
})
export class ExampleComponent {
  readonly time = signal('2025-06-12T09:30');
}
