import { Component, computed, input } from '@angular/core';
import {
  IonBackButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { planets } from './planets';

@Component({
  selector: 'app-planet',
  imports: [IonBackButton, IonButtons, IonContent, IonHeader, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-buttons slot="start">
          <ion-back-button defaultHref="/planets" />
        </ion-buttons>
        <ion-title>{{ planet()?.name }}</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>A year has {{ planet()?.days }} of our days.</p>
    </ion-content>
  `,
})
export class PlanetPage {
  /** The `:id` of the route. */
  readonly id = input.required<string>();
  readonly planet = computed(() => planets.find(({ id }) => id === this.id()));
}
