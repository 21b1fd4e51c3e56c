import { Component, signal, viewChild } from '@angular/core';
import {
  IonButton,
  IonContent,
  IonHeader,
  IonInfiniteScroll,
  IonInfiniteScrollContent,
  IonItem,
  IonLabel,
  IonList,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    IonButton,
    IonContent,
    IonHeader,
    IonInfiniteScroll,
    IonInfiniteScrollContent,
    IonItem,
    IonLabel,
    IonList,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Trips</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-list>
        @for (trip of trips(); track trip) {
          <ion-item>
            <ion-label>{{ trip }}</ion-label>
          </ion-item>
        }
      </ion-list>
      @if (failed()) {
        <div class="ion-padding ion-text-center">
          <p role="alert">The trips could not be loaded.</p>
          <ion-button fill="outline" (click)="load()">Try again</ion-button>
        </div>
      }
      <ion-infinite-scroll [disabled]="failed()" (ionInfinite)="load()">
        <ion-infinite-scroll-content />
      </ion-infinite-scroll>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly infiniteScroll = viewChild.required(IonInfiniteScroll);
  readonly trips = signal(Array.from({ length: 15 }, (_, i) => `Trip ${i + 1}`));
  readonly failed = signal(false);
  private requests = 0;

  async load() {
    try {
      const more = await this.fetchTrips(this.trips().length);
      this.trips.update((trips) => [...trips, ...more]);
      this.failed.set(false);
    } catch {
      this.failed.set(true);
    }
    await this.infiniteScroll().complete();
  }

  // Fails the first time
  private async fetchTrips(start: number): Promise<string[]> {
    await new Promise((resolve) => setTimeout(resolve, 600));
    if (this.requests++ === 0) throw new Error('No connection');
    return Array.from({ length: 15 }, (_, i) => `Trip ${start + i + 1}`);
  }
}
