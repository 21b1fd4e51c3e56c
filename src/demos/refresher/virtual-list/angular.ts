import { Component, computed, signal } from '@angular/core';
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
  IonToolbar,
  type RefresherCustomEvent,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
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
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Inbox</ion-title>
        <ion-buttons slot="end">
          <ion-button (click)="refresh()">Refresh</ion-button>
        </ion-buttons>
      </ion-toolbar>
    </ion-header>
    <ion-content [scrollY]="false">
      <ion-refresher slot="fixed" (ionRefresh)="onRefresh($event)">
        <ion-refresher-content />
      </ion-refresher>
      <div
        #host
        class="ion-content-scroll-host"
        tabindex="0"
        role="region"
        aria-label="Inbox"
        (scroll)="scrolled.set(host.scrollTop)"
      >
        <ion-list
          [style.height.px]="total() * rowHeight"
          [style.padding-top.px]="first() * rowHeight"
        >
          @for (message of messages(); track message) {
            <ion-item>
              <ion-label>Message {{ message }}</ion-label>
            </ion-item>
          }
        </ion-list>
      </div>
    </ion-content>
  `,
  styles: `
    .ion-content-scroll-host {
      height: 100%;
      overflow-y: auto;
    }

    ion-item {
      --min-height: 48px;
      height: 48px;
    }
  `,
})
export class ExampleComponent {
  readonly rowHeight = 48;
  // As many as a high screen has room for
  readonly rows = 30;
  readonly total = signal(10_000);
  readonly scrolled = signal(0);
  readonly first = computed(() =>
    Math.min(Math.max(0, Math.floor(this.scrolled() / this.rowHeight)), this.total() - this.rows),
  );
  readonly messages = computed(() =>
    Array.from({ length: this.rows }, (_, row) => this.total() - this.first() - row),
  );

  // Stands in for a request
  async refresh() {
    await new Promise((resolve) => setTimeout(resolve, 600));
    this.total.update((total) => total + 1);
  }

  async onRefresh(event: RefresherCustomEvent) {
    await this.refresh();
    event.detail.complete();
  }
}
