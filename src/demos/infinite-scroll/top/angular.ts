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
        <ion-title>Conversation</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-infinite-scroll
        position="top"
        threshold="50px"
        [disabled]="oldest() === 1"
        (ionInfinite)="showOlder($event)"
      >
        <ion-infinite-scroll-content />
      </ion-infinite-scroll>
      <ion-list lines="none">
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
  readonly oldest = signal(81);
  readonly messages = computed(() =>
    Array.from({ length: 101 - this.oldest() }, (_, i) => this.oldest() + i),
  );

  showOlder(event: InfiniteScrollCustomEvent) {
    setTimeout(() => {
      // Measures the content, so it has to come before the new messages
      void event.target.complete();
      this.oldest.update((oldest) => oldest - 20);
    }, 600);
  }
}
