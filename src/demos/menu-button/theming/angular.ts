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
    <ion-menu contentId="main" aria-label="Places">
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
      <ion-content />
    </div>
  `,
  styles: `
    ion-menu-button {
      --color: #7c3aed;
      --background: rgb(124 58 237 / 12%);
      --background-hover: #7c3aed;
      --background-hover-opacity: 0.2;
      --border-radius: 8px;
      --padding-start: 12px;
      --padding-end: 12px;
    }

    ion-menu-button::part(icon) {
      font-size: 28px;
    }

    ion-menu-button::part(native) {
      border: 1px solid #7c3aed;
    }
  `,
})
export class ExampleComponent {}
