import { Component } from '@angular/core';
import {
  IonButton,
  IonContent,
  IonHeader,
  IonNavLink,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { KitchenPage } from './kitchen.page';

@Component({
  selector: 'app-house',
  imports: [IonButton, IonContent, IonHeader, IonNavLink, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>House</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>All windows are closed.</p>
      <ion-nav-link [component]="kitchen">
        <ion-button>Show the kitchen</ion-button>
      </ion-nav-link>
    </ion-content>
  `,
})
export class HousePage {
  readonly kitchen = KitchenPage;
}
