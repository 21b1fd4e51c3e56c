import { Component, computed, signal } from '@angular/core';
import {
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonSearchbar,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

const notes = ['Packing list', 'Tea with Noor', 'Recipe for flatbread', 'Bicycle repair'];

@Component({
  selector: 'app-example',
  imports: [IonContent, IonHeader, IonItem, IonLabel, IonList, IonSearchbar, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Notes</ion-title>
      </ion-toolbar>
      <ion-toolbar>
        <ion-searchbar
          showCancelButton="focus"
          placeholder="Search notes"
          [animated]="true"
          (ionInput)="query.set($event.detail.value ?? '')"
        />
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-list>
        @for (note of found(); track note) {
          <ion-item>
            <ion-label>{{ note }}</ion-label>
          </ion-item>
        }
      </ion-list>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly query = signal('');
  readonly found = computed(() =>
    notes.filter((note) => note.toLowerCase().includes(this.query().toLowerCase())),
  );
}
