import { Component, signal } from '@angular/core';
import {
  IonContent,
  IonHeader,
  IonLabel,
  IonRefresher,
  IonRefresherContent,
  IonSegment,
  IonSegmentButton,
  IonTitle,
  IonToolbar,
  type RefresherCustomEvent,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { arrowDownOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [
    IonContent,
    IonHeader,
    IonLabel,
    IonRefresher,
    IonRefresherContent,
    IonSegment,
    IonSegmentButton,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Pull distance</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <ion-refresher
        slot="fixed"
        [pullFactor]="factor()"
        [pullMin]="80"
        [pullMax]="240"
        snapbackDuration="600ms"
        closeDuration="600ms"
        (ionRefresh)="onRefresh($event)"
      >
        <ion-refresher-content pullingIcon="arrow-down-outline" refreshingSpinner="crescent" />
      </ion-refresher>
      <ion-segment
        [value]="'' + factor()"
        aria-label="Pull factor"
        (ionChange)="setFactor($event.detail.value)"
      >
        <ion-segment-button value="0.5"><ion-label>0.5</ion-label></ion-segment-button>
        <ion-segment-button value="1"><ion-label>1</ion-label></ion-segment-button>
        <ion-segment-button value="2"><ion-label>2</ion-label></ion-segment-button>
      </ion-segment>
      <p>Pull {{ 80 / factor() }} pixels and let go.</p>
      <p>{{ count() === 0 ? 'Not refreshed yet.' : 'Refreshed: ' + count() }}</p>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly factor = signal(1);
  readonly count = signal(0);

  constructor() {
    addIcons({ arrowDownOutline });
  }

  setFactor(value?: number | string) {
    this.factor.set(Number(value));
  }

  onRefresh(event: RefresherCustomEvent) {
    setTimeout(() => {
      this.count.update((count) => count + 1);
      event.detail.complete();
    }, 1000);
  }
}
