import { Component, signal } from '@angular/core';
import {
  IonButton,
  IonButtons,
  IonHeader,
  IonIcon,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { star, starOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonButtons, IonHeader, IonIcon, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-buttons slot="start">
          <ion-button>Start</ion-button>
        </ion-buttons>
        <ion-title>Sides</ion-title>
        <ion-buttons slot="end">
          <ion-button>End</ion-button>
        </ion-buttons>
      </ion-toolbar>
      <ion-toolbar>
        <ion-buttons slot="secondary">
          <ion-button>Cancel</ion-button>
        </ion-buttons>
        <ion-title>Order</ion-title>
        <ion-buttons slot="primary">
          <ion-button
            [strong]="true"
            aria-label="Favorite"
            [attr.aria-pressed]="on()"
            (click)="on.set(!on())"
          >
            <ion-icon slot="icon-only" [name]="on() ? 'star' : 'star-outline'" aria-hidden="true" />
          </ion-button>
        </ion-buttons>
      </ion-toolbar>
    </ion-header>
  `,
})
export class ExampleComponent {
  readonly on = signal(false);

  constructor() {
    addIcons({ star, starOutline });
  }
}
