import { Component, signal } from '@angular/core';
import {
  IonChip,
  IonContent,
  IonRefresher,
  IonRefresherContent,
  type RefresherCustomEvent,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { arrowDown } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonChip, IonContent, IonRefresher, IonRefresherContent],
  template: `
    <ion-content class="ion-padding">
      <ion-refresher
        #refresher
        slot="fixed"
        (ionPull)="show(refresher)"
        (ionRefresh)="refresh($event)"
      >
        <ion-refresher-content pullingIcon="arrow-down" />
      </ion-refresher>
      <ion-chip [color]="colors[state()]">{{ texts[state()] }}</ion-chip>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly state = signal<'rest' | 'near' | 'far'>('rest');
  readonly texts = {
    rest: 'Pull the page down.',
    near: 'Pull further.',
    far: 'Let go to refresh.',
  };
  readonly colors = { rest: 'primary', near: 'warning', far: 'success' };

  constructor() {
    addIcons({ arrowDown });
  }

  async show(refresher: IonRefresher) {
    this.state.set((await refresher.getProgress()) >= 1 ? 'far' : 'near');
  }

  refresh(event: RefresherCustomEvent) {
    setTimeout(() => event.detail.complete(), 1000);
  }
}
