import { Component, computed, signal } from '@angular/core';
import { IonItem, IonLabel, IonList, IonSearchbar } from '@ionic/angular/standalone';

const cities = ['Helsinki', 'Kigali', 'Lima', 'Osaka', 'Oslo', 'Quito', 'Valparaíso'];

function plain(text: string) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

@Component({
  selector: 'app-example',
  imports: [IonItem, IonLabel, IonList, IonSearchbar],
  template: `
    <ion-searchbar
      placeholder="Find a city"
      (ionInput)="query.set(($event.detail.value ?? '').trim())"
    />
    <ion-list style="min-height: 250px">
      @for (city of found(); track city) {
        <ion-item>
          <ion-label>{{ city }}</ion-label>
        </ion-item>
      }
    </ion-list>
  `,
})
export class ExampleComponent {
  readonly query = signal('');
  readonly found = computed(() =>
    cities.filter((city) => plain(city).includes(plain(this.query()))).slice(0, 5),
  );
}
