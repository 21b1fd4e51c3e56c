import { Component, signal } from '@angular/core';
import {
  IonLabel,
  IonProgressBar,
  IonSegment,
  IonSegmentButton,
  IonSegmentContent,
  IonSegmentView,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    IonLabel,
    IonProgressBar,
    IonSegment,
    IonSegmentButton,
    IonSegmentContent,
    IonSegmentView,
  ],
  template: `
    <ion-segment value="cart" aria-label="Step">
      <ion-segment-button value="cart" contentId="cart">
        <ion-label>Cart</ion-label>
      </ion-segment-button>
      <ion-segment-button value="address" contentId="address">
        <ion-label>Address</ion-label>
      </ion-segment-button>
      <ion-segment-button value="pay" contentId="pay">
        <ion-label>Pay</ion-label>
      </ion-segment-button>
    </ion-segment>
    <ion-progress-bar aria-label="Progress" [value]="ratio()" />
    <ion-segment-view (ionSegmentViewScroll)="ratio.set($event.detail.scrollRatio)">
      <ion-segment-content id="cart"><p>Two books and a map.</p></ion-segment-content>
      <ion-segment-content id="address"><p>Where should we send them?</p></ion-segment-content>
      <ion-segment-content id="pay"><p>Card or bank transfer.</p></ion-segment-content>
    </ion-segment-view>
  `,
  styles: `
    ion-segment-view {
      height: 120px;
    }
  `,
})
export class ExampleComponent {
  readonly ratio = signal(0);
}
