import { Component, signal } from '@angular/core';
import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonRefresher,
  IonRefresherContent,
  IonTitle,
  IonToolbar,
  type RefresherCustomEvent,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { chevronDownCircleOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [
    IonButton,
    IonButtons,
    IonContent,
    IonHeader,
    IonRefresher,
    IonRefresherContent,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Outside</ion-title>
        <ion-buttons slot="end">
          <ion-button (click)="read()">Refresh</ion-button>
        </ion-buttons>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding ion-text-center">
      <ion-refresher slot="fixed" (ionRefresh)="onRefresh($event)">
        <ion-refresher-content
          pullingIcon="chevron-down-circle-outline"
          pullingText="Pull for a new reading"
          refreshingSpinner="dots"
          refreshingText="Asking the sensor…"
        />
      </ion-refresher>
      <h1>{{ temperature().toFixed(1) }} °C</h1>
      <p>Balcony, in the shade</p>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly temperature = signal(14);

  constructor() {
    addIcons({ chevronDownCircleOutline });
  }

  // Stands in for a request
  async read() {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    this.temperature.update((degrees) => degrees + 0.3);
  }

  async onRefresh(event: RefresherCustomEvent) {
    try {
      await this.read();
    } finally {
      event.detail.complete();
    }
  }
}
