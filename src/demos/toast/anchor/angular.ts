import { Component } from '@angular/core';
import {
  IonButton,
  IonButtons,
  IonContent,
  IonFooter,
  IonHeader,
  IonTitle,
  IonToast,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    IonButton,
    IonButtons,
    IonContent,
    IonFooter,
    IonHeader,
    IonTitle,
    IonToast,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Basket</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <ion-button id="add" expand="block" fill="outline">Add a loaf of bread</ion-button>
      <ion-toast
        trigger="add"
        message="Added to the basket."
        position="bottom"
        positionAnchor="checkout"
        [duration]="3000"
      />
    </ion-content>
    <ion-footer id="checkout">
      <ion-toolbar>
        <ion-title>3.20</ion-title>
        <ion-buttons slot="end">
          <ion-button fill="solid" color="primary">Check out</ion-button>
        </ion-buttons>
      </ion-toolbar>
    </ion-footer>
  `,
})
export class ExampleComponent {}
