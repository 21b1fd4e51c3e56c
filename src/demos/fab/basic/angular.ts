import { Component, signal } from '@angular/core';
import {
  IonContent,
  IonFab,
  IonFabButton,
  IonHeader,
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { add } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [
    IonContent,
    IonFab,
    IonFabButton,
    IonHeader,
    IonIcon,
    IonItem,
    IonLabel,
    IonList,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Notes</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-list>
        @for (note of notes(); track note) {
          <ion-item>
            <ion-label>Note {{ note }}</ion-label>
          </ion-item>
        }
      </ion-list>
      <ion-fab slot="fixed" vertical="bottom" horizontal="end">
        <ion-fab-button aria-label="New note" (click)="create()">
          <ion-icon name="add" aria-hidden="true" />
        </ion-fab-button>
      </ion-fab>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly notes = signal([1, 2]);

  constructor() {
    addIcons({ add });
  }

  create() {
    this.notes.update((notes) => [...notes, notes.length + 1]);
  }
}
