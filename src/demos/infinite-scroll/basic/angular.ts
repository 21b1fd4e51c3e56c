import { Component, signal } from '@angular/core';
import {
  IonContent,
  IonHeader,
  IonInfiniteScroll,
  IonInfiniteScrollContent,
  IonItem,
  IonLabel,
  IonList,
  IonTitle,
  IonToolbar,
  type InfiniteScrollCustomEvent,
} from '@ionic/angular/standalone';

// Stands in for a request to a server
async function fetchOrders(start: number): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return Array.from({ length: 20 }, (_, i) => `Order ${start + i + 1}`);
}

@Component({
  selector: 'app-example',
  imports: [
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
        <ion-title>Orders</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-list>
        @for (order of orders(); track order) {
          <ion-item>
            <ion-label>{{ order }}</ion-label>
          </ion-item>
        }
      </ion-list>
      <ion-infinite-scroll (ionInfinite)="load($event)">
        <ion-infinite-scroll-content />
      </ion-infinite-scroll>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly orders = signal(Array.from({ length: 20 }, (_, i) => `Order ${i + 1}`));

  async load(event: InfiniteScrollCustomEvent) {
    try {
      const more = await fetchOrders(this.orders().length);
      this.orders.update((orders) => [...orders, ...more]);
    } finally {
      await event.target.complete();
    }
  }
}
