import { Component } from '@angular/core';
import { IonLabel, IonSegment, IonSegmentButton } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonLabel, IonSegment, IonSegmentButton],
  template: `
    <ion-segment value="day" color="primary" aria-label="Period">
      <ion-segment-button value="day">
        <ion-label>Day</ion-label>
      </ion-segment-button>
      <ion-segment-button value="week">
        <ion-label>Week</ion-label>
      </ion-segment-button>
    </ion-segment>
    <ion-segment class="ion-margin-top" value="day" color="tertiary" aria-label="Period">
      <ion-segment-button value="day">
        <ion-label>Day</ion-label>
      </ion-segment-button>
      <ion-segment-button value="week">
        <ion-label>Week</ion-label>
      </ion-segment-button>
    </ion-segment>
    <ion-segment class="ion-margin-top" value="day" color="success" aria-label="Period">
      <ion-segment-button value="day">
        <ion-label>Day</ion-label>
      </ion-segment-button>
      <ion-segment-button value="week">
        <ion-label>Week</ion-label>
      </ion-segment-button>
    </ion-segment>
  `,
})
export class ExampleComponent {}
