import { Component, signal } from '@angular/core';
import {
  IonItem,
  IonLabel,
  IonList,
  IonProgressBar,
  IonSearchbar,
  type SearchbarCustomEvent,
} from '@ionic/angular/standalone';

// Stands in for a request to your server
async function search(query: string): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  const cities = ['Helsinki', 'Kigali', 'Lima', 'Osaka', 'Oslo', 'Quito'];
  return cities.filter((city) => city.toLowerCase().includes(query.toLowerCase()));
}

@Component({
  selector: 'app-example',
  imports: [IonItem, IonLabel, IonList, IonProgressBar, IonSearchbar],
  template: `
    <ion-searchbar
      placeholder="Find a city"
      enterkeyhint="search"
      [debounce]="300"
      (ionInput)="onInput($event)"
    />
    <ion-progress-bar
      type="indeterminate"
      aria-label="Searching"
      [style.visibility]="searching() ? 'visible' : 'hidden'"
    />
    <ion-list style="min-height: 200px">
      @for (city of found(); track city) {
        <ion-item>
          <ion-label>{{ city }}</ion-label>
        </ion-item>
      }
    </ion-list>
  `,
})
export class ExampleComponent {
  readonly searching = signal(false);
  readonly found = signal<string[]>([]);
  private latest = 0;

  async onInput({ detail }: SearchbarCustomEvent) {
    const mine = ++this.latest;
    const query = (detail.value ?? '').trim();
    this.searching.set(query !== '');
    const found = query ? await search(query) : [];
    // A newer search has begun: this answer is late
    if (mine !== this.latest) return;
    this.searching.set(false);
    this.found.set(found);
  }
}
