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
        <ion-title>Seen today</ion-title>
        <ion-buttons slot="end">
          <ion-button (click)="refresh()">Refresh</ion-button>
        </ion-buttons>
      </ion-toolbar>
    </ion-header>
    <ion-content [scrollY]="false">
      <ion-refresher slot="fixed" (ionRefresh)="onRefresh($event)">
        <ion-refresher-content />
      </ion-refresher>
      <div class="ion-content-scroll-host">
        <ion-list>
          @for (bird of seen(); track bird) {
            <ion-item>
              <ion-label>{{ bird }}</ion-label>
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
  `,
})
export class ExampleComponent {
  readonly count = signal(6);
  readonly birds = [
    'Blackbird',
    'Bullfinch',
    'Cuckoo',
    'Goldfinch',
    'Heron',
    'Kingfisher',
    'Lapwing',
    'Magpie',
    'Nuthatch',
    'Robin',
  ];
  readonly seen = computed(() => this.birds.slice(0, this.count()));

  // Stands in for a request
  async refresh() {
    await new Promise((resolve) => setTimeout(resolve, 600));
    this.count.update((count) => Math.min(count + 1, this.birds.length));
  }

  async onRefresh(event: RefresherCustomEvent) {
    await this.refresh();
    event.detail.complete();
  }
}
