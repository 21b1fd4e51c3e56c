import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonLabel, IonSegment, IonSegmentButton } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonLabel, IonSegment, IonSegmentButton],
  template: `
    <ion-segment class="pills" aria-label="Time of day" [(ngModel)]="time">
      <ion-segment-button value="morning">
        <ion-label>Morning</ion-label>
      </ion-segment-button>
      <ion-segment-button value="noon">
        <ion-label>Noon</ion-label>
      </ion-segment-button>
      <ion-segment-button value="evening">
        <ion-label>Evening</ion-label>
      </ion-segment-button>
    </ion-segment>
  `,
  styles: `
    .pills {
      --background: transparent;
      gap: 8px;
    }

    .pills ion-segment-button {
      --background: rgb(128 128 128 / 15%);
      --background-checked: #0f766e;
      --border-radius: 999px;
      --border-width: 0;
      --color-checked: #ffffff;
      --indicator-color: transparent;
      --indicator-box-shadow: none;
      --margin-top: 0;
      --margin-bottom: 0;
      min-width: 0;
      min-height: 40px;
      border-radius: 999px;
      overflow: hidden;
      text-transform: none;
    }

    .pills ion-segment-button::before {
      display: none;
    }
  `,
})
export class ExampleComponent {
  readonly time = signal('noon');
}
