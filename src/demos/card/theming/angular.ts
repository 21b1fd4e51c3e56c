import { Component } from '@angular/core';
import {
  IonCard,
  IonCardContent,
  IonCardHeader,
  IonCardSubtitle,
  IonCardTitle,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonCard, IonCardContent, IonCardHeader, IonCardSubtitle, IonCardTitle],
  template: `
    <ion-card color="tertiary">
      <ion-card-header>
        <ion-card-title>A color of the palette</ion-card-title>
        <ion-card-subtitle>color="tertiary"</ion-card-subtitle>
      </ion-card-header>
      <ion-card-content>Title, subtitle and text take the contrast color.</ion-card-content>
    </ion-card>
    <ion-card class="outlined">
      <ion-card-header>
        <ion-card-title>Flat with a border</ion-card-title>
        <ion-card-subtitle>CSS on the host</ion-card-subtitle>
      </ion-card-header>
      <ion-card-content>Without a shadow, and with larger corners.</ion-card-content>
    </ion-card>
  `,
  styles: `
    .outlined {
      --background: transparent;
      border: 2px solid var(--ion-color-tertiary);
      border-radius: 20px;
      box-shadow: none;
    }
  `,
})
export class ExampleComponent {}
