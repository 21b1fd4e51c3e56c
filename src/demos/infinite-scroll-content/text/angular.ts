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
        <ion-title>Recordings</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-list>
        @for (recording of recordings(); track recording) {
          <ion-item>
            <ion-label>{{ recording }}</ion-label>
          </ion-item>
        }
      </ion-list>
      <ion-infinite-scroll (ionInfinite)="append($event)">
        <ion-infinite-scroll-content loadingSpinner="dots" loadingText="Loading recordings…" />
      </ion-infinite-scroll>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly recordings = signal(Array.from({ length: 20 }, (_, i) => `Recording ${i + 1}`));

  append(event: InfiniteScrollCustomEvent) {
    setTimeout(() => {
      this.recordings.update((before) => [
        ...before,
        ...Array.from({ length: 20 }, (_, i) => `Recording ${before.length + i + 1}`),
      ]);
      void event.target.complete();
    }, 2000);
  }
}
