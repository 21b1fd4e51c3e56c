import { Component, signal } from '@angular/core';
import { IonButton, IonButtons, IonDatetime } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonButtons, IonDatetime],
  template: `
    <ion-datetime
      #datetime
      presentation="date"
      [value]="day()"
      style="margin: 0 auto"
      (ionChange)="day.set(asDay($event.detail.value))"
    >
      <ion-buttons slot="buttons">
        <ion-button (click)="datetime.reset('2025-06-12')">Back to June 12</ion-button>
        <ion-button [strong]="true" (click)="datetime.confirm()">Take this day</ion-button>
      </ion-buttons>
    </ion-datetime>
    <p class="ion-text-center">
      Taken: <output>{{ day() }}</output>
    </p>
  `,
})
export class ExampleComponent {
  readonly day = signal('2025-06-12');

  asDay(value?: string | string[] | null) {
    return String(value).slice(0, 10);
  }
}
