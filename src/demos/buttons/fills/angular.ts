import { Component } from '@angular/core';
import { IonButton, IonButtons, IonTitle, IonToolbar } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonButtons, IonTitle, IonToolbar],
  template: `
    <ion-toolbar>
      <ion-title>Plain</ion-title>
      <ion-buttons slot="end">
        <ion-button>Save</ion-button>
      </ion-buttons>
    </ion-toolbar>
    <ion-toolbar>
      <ion-title>Outline</ion-title>
      <ion-buttons slot="end">
        <ion-button fill="outline">Save</ion-button>
      </ion-buttons>
    </ion-toolbar>
    <ion-toolbar>
      <ion-title>Solid</ion-title>
      <ion-buttons slot="end">
        <ion-button fill="solid" color="primary">Save</ion-button>
      </ion-buttons>
    </ion-toolbar>
  `,
})
export class ExampleComponent {}
