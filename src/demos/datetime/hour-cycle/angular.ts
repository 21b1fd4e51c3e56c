import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonDatetime, IonLabel, IonSegment, IonSegmentButton } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonDatetime, IonLabel, IonSegment, IonSegmentButton],
  template: `
    <ion-segment aria-label="Hour cycle" [(ngModel)]="locale">
      <ion-segment-button value="en-US-u-hc-h23">
        <ion-label>24 hours</ion-label>
      </ion-segment-button>
      <ion-segment-button value="en-US-u-hc-h12">
        <ion-label>12 hours</ion-label>
      </ion-segment-button>
    </ion-segment>
    <ion-datetime
      presentation="time"
      [(ngModel)]="time"
      style="margin: 0 auto"
      [locale]="locale()"
    />
  `,
})
export class ExampleComponent {
  readonly locale = signal('en-US-u-hc-h23');
  readonly time = signal('2025-06-12T15:30');
}
