import { Component, computed, signal } from '@angular/core';
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
        <ion-title>Stations</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-list>
        @for (station of shown(); track station) {
          <ion-item>
            <ion-label>{{ station }}</ion-label>
          </ion-item>
        }
      </ion-list>
      @if (complete()) {
        <p class="ion-text-center">All {{ stations.length }} stations</p>
      }
      <ion-infinite-scroll
        threshold="100px"
        [disabled]="complete()"
        (ionInfinite)="showMore($event)"
      >
        <ion-infinite-scroll-content />
      </ion-infinite-scroll>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly stations = Array.from({ length: 36 }, (_, i) => `Station ${i + 1}`);
  readonly count = signal(15);
  readonly shown = computed(() => this.stations.slice(0, this.count()));
  readonly complete = computed(() => this.count() >= this.stations.length);

  showMore(event: InfiniteScrollCustomEvent) {
    setTimeout(() => {
      this.count.update((count) => count + 15);
      void event.target.complete();
    }, 600);
  }
}
