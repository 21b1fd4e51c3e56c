import { Component } from '@angular/core';
import {
  IonContent,
  IonItem,
  IonLabel,
  IonList,
  IonSegment,
  IonSegmentButton,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonContent, IonItem, IonLabel, IonList, IonSegment, IonSegmentButton],
  template: `
    <ion-content class="ion-padding">
      <ion-segment value="16" aria-label="Root size" (ionChange)="scale($event.detail.value)">
        <ion-segment-button value="14">Small</ion-segment-button>
        <ion-segment-button value="16">Default</ion-segment-button>
        <ion-segment-button value="28">Large</ion-segment-button>
      </ion-segment>
      <ion-list>
        <ion-item>
          <ion-label>An item follows the setting</ion-label>
        </ion-item>
      </ion-list>
      <p class="scales">1rem: grows along</p>
      <p class="stays">16px: stays as it is</p>
    </ion-content>
  `,
  styles: `
    .scales {
      font-size: 1rem;
    }

    .stays {
      font-size: 16px;
    }
  `,
})
export class ExampleComponent {
  // Only to try it out: in an app the system decides
  scale(size?: number | string) {
    document.documentElement.style.fontSize = `${size}px`;
  }
}
