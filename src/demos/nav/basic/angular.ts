import { Component } from '@angular/core';
import {
  IonBackButton,
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonNav,
  IonNavLink,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-kitchen',
  imports: [IonBackButton, IonButtons, IonContent, IonHeader, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-buttons slot="start">
          <ion-back-button />
        </ion-buttons>
        <ion-title>Kitchen</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>21 °C, the light is off.</p>
    </ion-content>
  `,
})
export class KitchenPage {}

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
        <ion-button expand="block">Show the kitchen</ion-button>
      </ion-nav-link>
    </ion-content>
  `,
})
export class HousePage {
  readonly kitchen = KitchenPage;
}

@Component({
  selector: 'app-example',
  imports: [IonNav],
  template: '<ion-nav [root]="root" />',
})
export class ExampleComponent {
  readonly root = HousePage;
}
