import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonLabel, IonSegment, IonSegmentButton } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonLabel, IonSegment, IonSegmentButton],
  template: `
    <ion-segment aria-label="Period" [(ngModel)]="period">
      <ion-segment-button value="day">
        <ion-label>Day</ion-label>
      </ion-segment-button>
      <ion-segment-button value="week">
        <ion-label>Week</ion-label>
      </ion-segment-button>
      <ion-segment-button value="month">
        <ion-label>Month</ion-label>
      </ion-segment-button>
    </ion-segment>

    @switch (period()) {
      @case ('day') {
        <p>6,240 steps today, most of them before noon.</p>
      }
      @case ('week') {
        <p>41,800 steps this week, the best day was Tuesday.</p>
      }
      @case ('month') {
        <p>168,300 steps this month, about 5,600 a day.</p>
      }
    }
  `,
})
export class ExampleComponent {
  readonly period = signal('day');
}
