import { Component, signal } from '@angular/core';
import {
  type InfiniteScrollCustomEvent,
  IonContent,
  IonHeader,
  IonInfiniteScroll,
  IonItem,
  IonLabel,
  IonList,
  IonSkeletonText,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    IonContent,
    IonHeader,
    IonInfiniteScroll,
    IonItem,
    IonLabel,
    IonList,
    IonSkeletonText,
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
      <ion-infinite-scroll (ionInfinite)="load($event)">
        <div class="rows" aria-hidden="true">
          <ion-skeleton-text [animated]="true" />
          <ion-skeleton-text [animated]="true" />
          <ion-skeleton-text [animated]="true" />
        </div>
      </ion-infinite-scroll>
    </ion-content>
  `,
  styles: `
    .rows {
      padding: 8px 16px;
    }

    .rows ion-skeleton-text {
      height: 20px;
      margin-block: 14px;
    }
  `,
})
export class ExampleComponent {
  readonly recordings = signal(this.more(0));

  load(event: InfiniteScrollCustomEvent) {
    setTimeout(() => {
      this.recordings.update((shown) => [...shown, ...this.more(shown.length)]);
      void event.target.complete();
    }, 2000);
  }

  private more(start: number) {
    return Array.from({ length: 20 }, (_, i) => `Recording ${start + i + 1}`);
  }
}
