import { Component, signal } from '@angular/core';
import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
  IonRefresher,
  IonRefresherContent,
  IonTitle,
  IonToolbar,
  type RefresherCustomEvent,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { refresh } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [
    IonButton,
    IonButtons,
    IonContent,
    IonHeader,
    IonIcon,
    IonItem,
    IonLabel,
    IonList,
    IonRefresher,
    IonRefresherContent,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Inbox</ion-title>
        <ion-buttons slot="end">
          <ion-button aria-label="Refresh" (click)="load()">
            <ion-icon slot="icon-only" name="refresh" aria-hidden="true" />
          </ion-button>
        </ion-buttons>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-refresher slot="fixed" (ionRefresh)="onRefresh($event)">
        <ion-refresher-content />
      </ion-refresher>
      <ion-list>
        @for (message of messages(); track message) {
          <ion-item>
            <ion-label>Message {{ message }}</ion-label>
          </ion-item>
        }
      </ion-list>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly messages = signal([3, 2, 1]);

  constructor() {
    addIcons({ refresh });
  }

  // Stands in for a request
  async load() {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    this.messages.update((messages) => [messages.length + 1, ...messages]);
  }

  async onRefresh(event: RefresherCustomEvent) {
    try {
      await this.load();
    } finally {
      event.detail.complete();
    }
  }
}
