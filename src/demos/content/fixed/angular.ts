import { Component, signal } from '@angular/core';
import {
  IonContent,
  IonFab,
  IonFabButton,
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { add } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonContent, IonFab, IonFabButton, IonIcon, IonItem, IonLabel, IonList],
  template: `
    <ion-content>
      <div slot="fixed" class="banner">Offline: changes are sent later</div>
      <ion-list>
        @for (note of notes(); track note) {
          <ion-item>
            <ion-label>{{ note }}</ion-label>
          </ion-item>
        }
      </ion-list>
      <ion-fab slot="fixed" vertical="bottom" horizontal="end">
        <ion-fab-button aria-label="Add a note" (click)="addNote()">
          <ion-icon name="add" aria-hidden="true" />
        </ion-fab-button>
      </ion-fab>
    </ion-content>
  `,
  styles: `
    .banner {
      top: 0;
      inset-inline: 0;
      padding: 8px 16px;
      background: var(--ion-color-warning);
      color: var(--ion-color-warning-contrast);
    }

    ion-content {
      --padding-top: 36px;
      --padding-bottom: 88px;
    }
  `,
})
export class ExampleComponent {
  readonly notes = signal(Array.from({ length: 14 }, (_, index) => `Note ${index + 1}`));

  constructor() {
    addIcons({ add });
  }

  addNote() {
    this.notes.update((notes) => [...notes, `Note ${notes.length + 1}`]);
  }
}
