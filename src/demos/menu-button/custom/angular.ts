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
  IonToolbar,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { personCircleOutline } from 'ionicons/icons';

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
    IonToolbar,
  ],
  template: `
    <ion-menu contentId="main" aria-label="Account">
      <ion-content>
        <ion-list>
          <ion-item><ion-label>Profile</ion-label></ion-item>
          <ion-item><ion-label>Settings</ion-label></ion-item>
        </ion-list>
      </ion-content>
    </ion-menu>
    <div class="ion-page" id="main">
      <ion-header>
        <ion-toolbar>
          <ion-buttons slot="start">
            <ion-menu-button />
          </ion-buttons>
          <ion-title>Home</ion-title>
          <ion-buttons slot="end">
            <ion-menu-button color="primary" aria-label="Account">
              <ion-icon name="person-circle-outline" aria-hidden="true" />
            </ion-menu-button>
          </ion-buttons>
        </ion-toolbar>
      </ion-header>
      <ion-content class="ion-padding">Both buttons open the same menu.</ion-content>
    </div>
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ personCircleOutline });
  }
}
