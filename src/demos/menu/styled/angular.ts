import { Component } from '@angular/core';
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
    IonToolbar,
  ],
  template: `
    <ion-menu contentId="main" aria-label="Main menu">
      <ion-content class="ion-padding-top">
        <ion-list>
          <ion-item><ion-label>Today</ion-label></ion-item>
          <ion-item><ion-label>This week</ion-label></ion-item>
          <ion-item lines="none"><ion-label>Archive</ion-label></ion-item>
        </ion-list>
      </ion-content>
    </ion-menu>
    <div class="ion-page" id="main">
      <ion-header>
        <ion-toolbar>
          <ion-buttons slot="start">
            <ion-menu-button />
          </ion-buttons>
          <ion-title>Tasks</ion-title>
        </ion-toolbar>
      </ion-header>
      <ion-content class="ion-padding">Open the menu to see its colors.</ion-content>
    </div>
  `,
  styles: `
    ion-menu {
      --width: 220px;
      --ion-background-color: #10243a;
      --ion-item-background: #10243a;
      --ion-item-border-color: #2b4766;
      --ion-text-color: #dce9f7;
    }

    ion-menu::part(backdrop) {
      background: #10243a;
    }
  `,
})
export class ExampleComponent {}
