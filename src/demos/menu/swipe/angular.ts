import { Component, signal } from '@angular/core';
import {
  IonButtons,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonMenu,
  IonMenuButton,
  IonTitle,
  IonToggle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    IonButtons,
    IonContent,
    IonHeader,
    IonItem,
    IonLabel,
    IonList,
    IonMenu,
    IonMenuButton,
    IonTitle,
    IonToggle,
    IonToolbar,
  ],
  template: `
    <ion-menu contentId="main" aria-label="Places" [maxEdgeStart]="150" [swipeGesture]="swipe()">
      <ion-content>
        <ion-list>
          <ion-item><ion-label>Museums</ion-label></ion-item>
          <ion-item><ion-label>Parks</ion-label></ion-item>
        </ion-list>
      </ion-content>
    </ion-menu>
    <div class="ion-page" id="main">
      <ion-header>
        <ion-toolbar>
          <ion-buttons slot="start">
            <ion-menu-button />
          </ion-buttons>
          <ion-title>Guide</ion-title>
        </ion-toolbar>
      </ion-header>
      <ion-content class="ion-padding">
        <p>Swipe to the right, up to 150 pixels from the edge.</p>
        <ion-toggle [checked]="swipe()" (ionChange)="swipe.set($event.detail.checked)">
          Swipe to open
        </ion-toggle>
      </ion-content>
    </div>
  `,
})
export class ExampleComponent {
  readonly swipe = signal(true);
}
