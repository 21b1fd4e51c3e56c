import { Component } from '@angular/core';
import {
  IonButtons,
  IonContent,
  IonHeader,
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
  IonMenu,
  IonMenuButton,
  IonTitle,
  IonToggle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { funnelOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [
    IonButtons,
    IonContent,
    IonHeader,
    IonIcon,
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
    <ion-menu menuId="places" contentId="main" aria-label="Places">
      <ion-content>
        <ion-list>
          <ion-item><ion-label>Museums</ion-label></ion-item>
          <ion-item><ion-label>Parks</ion-label></ion-item>
          <ion-item><ion-label>Cafés</ion-label></ion-item>
        </ion-list>
      </ion-content>
    </ion-menu>
    <ion-menu menuId="filter" side="end" contentId="main" aria-label="Filter">
      <ion-content>
        <ion-list>
          <ion-item><ion-toggle>Open now</ion-toggle></ion-item>
          <ion-item><ion-toggle>Free entry</ion-toggle></ion-item>
        </ion-list>
      </ion-content>
    </ion-menu>
    <div class="ion-page" id="main">
      <ion-header>
        <ion-toolbar>
          <ion-buttons slot="start">
            <ion-menu-button menu="places" />
          </ion-buttons>
          <ion-title>Guide</ion-title>
          <ion-buttons slot="end">
            <ion-menu-button menu="filter" aria-label="Filter">
              <ion-icon name="funnel-outline" aria-hidden="true" />
            </ion-menu-button>
          </ion-buttons>
        </ion-toolbar>
      </ion-header>
      <ion-content class="ion-padding">Swipe from either edge, or use the buttons.</ion-content>
    </div>
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ funnelOutline });
  }
}
