import { Component } from '@angular/core';
import {
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonSegment,
  IonSegmentButton,
  IonSegmentContent,
  IonSegmentView,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    IonContent,
    IonHeader,
    IonItem,
    IonLabel,
    IonList,
    IonSegment,
    IonSegmentButton,
    IonSegmentContent,
    IonSegmentView,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Tomato soup</ion-title>
      </ion-toolbar>
      <ion-toolbar>
        <ion-segment value="needs" aria-label="Part of the recipe">
          <ion-segment-button value="needs" contentId="needs">
            <ion-label>Ingredients</ion-label>
          </ion-segment-button>
          <ion-segment-button value="method" contentId="method">
            <ion-label>Method</ion-label>
          </ion-segment-button>
        </ion-segment>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-segment-view>
        <ion-segment-content id="needs">
          <ion-list lines="none">
            <ion-item><ion-label>800 g tomatoes</ion-label></ion-item>
            <ion-item><ion-label>2 onions</ion-label></ion-item>
            <ion-item><ion-label>500 ml stock</ion-label></ion-item>
          </ion-list>
        </ion-segment-content>
        <ion-segment-content id="method">
          <div class="ion-padding">
            <h2>Thirty minutes</h2>
            <p>Soften the onions, add the tomatoes and the stock, simmer and blend.</p>
          </div>
        </ion-segment-content>
      </ion-segment-view>
    </ion-content>
  `,
})
export class ExampleComponent {}
