import { Component, signal } from '@angular/core';
import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonIcon,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { locationOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonButtons, IonContent, IonHeader, IonIcon, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-buttons slot="start">
          <ion-button (click)="status.set('')">Cancel</ion-button>
        </ion-buttons>
        <ion-title>Address</ion-title>
        <ion-buttons slot="end">
          <ion-button aria-label="Find on the map" (click)="status.set('Found, 300 m from here.')">
            <ion-icon slot="icon-only" name="location-outline" aria-hidden="true" />
          </ion-button>
        </ion-buttons>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>12 Harbor Street</p>
      <p role="status">{{ status() }}</p>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly status = signal('');

  constructor() {
    addIcons({ locationOutline });
  }
}
