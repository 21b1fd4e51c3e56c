import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonRefresher,
  IonRefresherContent,
  IonTitle,
  IonToast,
  IonToggle,
  IonToolbar,
  type RefresherCustomEvent,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    FormsModule,
    IonButton,
    IonButtons,
    IonContent,
    IonHeader,
    IonItem,
    IonLabel,
    IonList,
    IonRefresher,
    IonRefresherContent,
    IonTitle,
    IonToast,
    IonToggle,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>News</ion-title>
        <ion-buttons slot="end">
          <ion-button (click)="refresh()">Refresh</ion-button>
        </ion-buttons>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-refresher slot="fixed" (ionRefresh)="onRefresh($event)">
        <ion-refresher-content />
      </ion-refresher>
      <ion-list>
        <ion-item>
          <ion-toggle [(ngModel)]="offline">No connection</ion-toggle>
        </ion-item>
        <ion-item lines="none">
          <ion-label>{{ status() }}</ion-label>
        </ion-item>
      </ion-list>
      <ion-toast
        message="The news could not be loaded."
        position="bottom"
        color="dark"
        [duration]="4000"
        [isOpen]="failed()"
        (didDismiss)="failed.set(false)"
      />
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly offline = signal(false);
  readonly failed = signal(false);
  readonly status = signal('Loaded with the page');

  async refresh() {
    try {
      await this.load();
      this.status.set(`Loaded at ${new Date().toLocaleTimeString()}`);
    } catch {
      this.failed.set(true);
    }
  }

  async onRefresh(event: RefresherCustomEvent) {
    await this.refresh();
    event.detail.complete();
  }

  // Stands in for a request
  private async load() {
    await new Promise((resolve) => setTimeout(resolve, 800));
    if (this.offline()) throw new Error('No connection');
  }
}
