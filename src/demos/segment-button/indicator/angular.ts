import { Component } from '@angular/core';
import { IonLabel, IonSegment, IonSegmentButton } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonLabel, IonSegment, IonSegmentButton],
  template: `
    <ion-segment class="line" value="morning" aria-label="Time of day">
      <ion-segment-button value="morning"><ion-label>Morning</ion-label></ion-segment-button>
      <ion-segment-button value="noon"><ion-label>Noon</ion-label></ion-segment-button>
      <ion-segment-button value="evening"><ion-label>Evening</ion-label></ion-segment-button>
    </ion-segment>
  `,
  styles: `
    .line {
      --background: transparent;
    }

    .line ion-segment-button {
      --indicator-color: #0f766e;
      --indicator-height: 6px;
      --indicator-transition: transform 400ms ease-out;
      --color-checked: inherit;
      min-height: 44px;
    }

    .line ion-segment-button::part(indicator) {
      top: auto;
      height: 6px;
      padding: 0;
    }

    .line ion-segment-button::part(indicator-background) {
      border-radius: 3px;
      box-shadow: none;
    }
  `,
})
export class ExampleComponent {}
