import { Component, computed, signal } from '@angular/core';
import { IonButton, IonItem, IonLabel, IonList, IonListHeader } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonItem, IonLabel, IonList, IonListHeader],
  template: `
    <ion-list-header>
      <ion-label id="recent">Recent searches</ion-label>
      <ion-button (click)="all.set(!all())">{{ all() ? 'Show fewer' : 'Show all' }}</ion-button>
    </ion-list-header>
    <ion-list aria-labelledby="recent">
      @for (search of shown(); track search) {
        <ion-item>
          <ion-label>{{ search }}</ion-label>
        </ion-item>
      }
    </ion-list>
  `,
})
export class ExampleComponent {
  readonly searches = ['Bus to the airport', 'Bakery', 'Swimming pool', 'Pharmacy'];
  readonly all = signal(false);
  readonly shown = computed(() => (this.all() ? this.searches : this.searches.slice(0, 2)));
}
