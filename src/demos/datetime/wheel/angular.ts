import { Component, computed, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonDatetime } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonDatetime],
  template: `
    <p class="ion-text-center">Birthday</p>
    <ion-datetime
      presentation="date"
      min="1920-01-01"
      max="2025-12-31"
      size="cover"
      [preferWheel]="true"
      [(ngModel)]="birthday"
    />
    <p class="ion-text-center">
      Alarm: <output>{{ time() }}</output>
    </p>
    <ion-datetime
      presentation="time"
      hourCycle="h23"
      minuteValues="0,15,30,45"
      size="cover"
      [(ngModel)]="alarm"
    />
  `,
})
export class ExampleComponent {
  readonly birthday = signal('1998-03-24');
  readonly alarm = signal('2025-06-12T06:30');
  readonly time = computed(() => this.alarm().slice(11, 16));
}
