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
    <ion-menu contentId="main" aria-label="Places" [disabled]="!available()">
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
            <ion-menu-button [autoHide]="false" color="medium" aria-label="Menu, always shown" />
          </ion-buttons>
          <ion-title>Guide</ion-title>
        </ion-toolbar>
      </ion-header>
      <ion-content class="ion-padding">
        <p>Without a menu, only the second button stays.</p>
        <ion-toggle [checked]="available()" (ionChange)="available.set($event.detail.checked)">
          Menu
        </ion-toggle>
      </ion-content>
    </div>
  `,
})
export class ExampleComponent {
  readonly available = signal(true);
}
