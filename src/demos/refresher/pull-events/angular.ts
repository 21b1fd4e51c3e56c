import { Component, signal } from '@angular/core';
import {
  IonChip,
  IonContent,
  IonHeader,
  IonRefresher,
  IonRefresherContent,
  IonTitle,
  IonToolbar,
  type RefresherCustomEvent,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { arrowDown } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [
    IonChip,
    IonContent,
    IonHeader,
    IonRefresher,
    IonRefresherContent,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>News</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <ion-refresher
        slot="fixed"
        (ionPullStart)="state.set('pull')"
        (ionRefresh)="onRefresh($event)"
        (ionPullEnd)="state.set($event.detail.reason)"
      >
        <ion-refresher-content pullingIcon="arrow-down" />
      </ion-refresher>
      <ion-chip [color]="colors[state()]">{{ texts[state()] }}</ion-chip>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly state = signal<'rest' | 'pull' | 'complete' | 'cancel'>('rest');
  readonly texts = {
    rest: 'Pull the page down.',
    pull: 'Pulled.',
    complete: 'Loaded.',
    cancel: 'Let go too early.',
  };
  readonly colors = { rest: 'primary', pull: 'warning', complete: 'success', cancel: 'medium' };

  constructor() {
    addIcons({ arrowDown });
  }

  async onRefresh(event: RefresherCustomEvent) {
    // Stands in for a request
    await new Promise((resolve) => setTimeout(resolve, 600));
    event.detail.complete();
  }
}
