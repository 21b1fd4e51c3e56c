import { Component, computed, signal } from '@angular/core';
import {
  type InfiniteScrollCustomEvent,
  IonContent,
  IonInfiniteScroll,
  IonItem,
  IonLabel,
  IonList,
  IonSkeletonText,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonContent, IonInfiniteScroll, IonItem, IonLabel, IonList, IonSkeletonText],
  template: `
    <ion-content>
      <ion-list>
        @for (number of numbers(); track number) {
          <ion-item>
            <ion-label>Recording {{ number }}</ion-label>
          </ion-item>
        }
      </ion-list>
      <ion-infinite-scroll (ionInfinite)="load($event)">
        <div class="loading" aria-hidden="true">
          <ion-skeleton-text [animated]="true" />
          <ion-skeleton-text [animated]="true" />
        </div>
      </ion-infinite-scroll>
    </ion-content>
  `,
  styles: `
    .loading {
      min-height: 64px;
      padding: 8px 16px;
      visibility: hidden;
    }

    .infinite-scroll-loading .loading {
      visibility: visible;
    }
  `,
})
export class ExampleComponent {
  readonly count = signal(20);
  readonly numbers = computed(() => Array.from({ length: this.count() }, (_, index) => index + 1));

  async load(event: InfiniteScrollCustomEvent) {
    // Stands in for a request
    await new Promise((resolve) => setTimeout(resolve, 2000));
    this.count.update((count) => count + 20);
    void event.target.complete();
  }
}
