import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonLabel,
  IonSegment,
  IonSegmentButton,
  IonSegmentContent,
  IonSegmentView,
  IonToggle,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    FormsModule,
    IonLabel,
    IonSegment,
    IonSegmentButton,
    IonSegmentContent,
    IonSegmentView,
    IonToggle,
  ],
  template: `
    <ion-toggle [(ngModel)]="swipe">Swipe</ion-toggle>
    <ion-toggle class="ion-margin-start" [(ngModel)]="locked">Locked</ion-toggle>
    <ion-segment class="ion-margin-top" value="river" aria-label="Walk">
      <ion-segment-button value="river" contentId="river">
        <ion-label>River</ion-label>
      </ion-segment-button>
      <ion-segment-button value="forest" contentId="forest">
        <ion-label>Forest</ion-label>
      </ion-segment-button>
    </ion-segment>
    <ion-segment-view [swipeGesture]="swipe()" [disabled]="locked()">
      <ion-segment-content id="river"><p>Flat, two hours.</p></ion-segment-content>
      <ion-segment-content id="forest"><p>Steep, three hours.</p></ion-segment-content>
    </ion-segment-view>
  `,
  styles: `
    ion-segment-view {
      height: 100px;
    }
  `,
})
export class ExampleComponent {
  readonly swipe = signal(true);
  readonly locked = signal(false);
}
