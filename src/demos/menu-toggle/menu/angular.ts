import { Component } from '@angular/core';
import {
  IonButton,
  IonContent,
  IonItem,
  IonLabel,
  IonList,
  IonMenu,
  IonMenuToggle,
  IonToggle,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonItem, IonLabel, IonList, IonMenu, IonMenuToggle, IonToggle],
  template: `
    <ion-menu menuId="places" contentId="main" aria-label="Places">
      <ion-content>
        <ion-list>
          <ion-item><ion-label>Museums</ion-label></ion-item>
          <ion-item><ion-label>Parks</ion-label></ion-item>
        </ion-list>
      </ion-content>
    </ion-menu>
    <ion-menu menuId="filter" side="end" contentId="main" aria-label="Filter">
      <ion-content class="ion-padding">
        <ion-toggle>Open now</ion-toggle>
      </ion-content>
    </ion-menu>
    <div class="ion-page" id="main">
      <ion-content class="ion-padding">
        <ion-menu-toggle menu="places">
          <ion-button expand="block">Places</ion-button>
        </ion-menu-toggle>
        <ion-menu-toggle menu="filter">
          <ion-button expand="block" fill="outline">Filter</ion-button>
        </ion-menu-toggle>
      </ion-content>
    </div>
  `,
})
export class ExampleComponent {}
