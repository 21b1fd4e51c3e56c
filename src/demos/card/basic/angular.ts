import { Component } from '@angular/core';
import {
  IonButton,
  IonCard,
  IonCardContent,
  IonCardHeader,
  IonCardSubtitle,
  IonCardTitle,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonCard, IonCardContent, IonCardHeader, IonCardSubtitle, IonCardTitle],
  template: `
    <ion-card>
      <ion-card-header>
        <ion-card-title>Around the lake</ion-card-title>
        <ion-card-subtitle>Day hike</ion-card-subtitle>
      </ion-card-header>
      <ion-card-content>
        A level path of nine kilometres, with a bench at every viewpoint.
      </ion-card-content>
      <ion-button fill="clear">Map</ion-button>
      <ion-button fill="clear">Share</ion-button>
    </ion-card>
  `,
})
export class ExampleComponent {}
