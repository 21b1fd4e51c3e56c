import { Component, signal } from '@angular/core';
import {
  IonButton,
  IonIcon,
  IonItem,
  IonItemOption,
  IonItemOptions,
  IonItemSliding,
  IonLabel,
  IonList,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { ellipsisHorizontal } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [
    IonButton,
    IonIcon,
    IonItem,
    IonItemOption,
    IonItemOptions,
    IonItemSliding,
    IonLabel,
    IonList,
  ],
  template: `
    <ion-list>
      @for (note of notes(); track note) {
        <ion-item-sliding #row>
          <ion-item-options side="start">
            <ion-item-option (click)="pin(note, row)">Pin</ion-item-option>
          </ion-item-options>
          <ion-item>
            <ion-label>{{ note }}</ion-label>
            <ion-button
              slot="end"
              fill="clear"
              [attr.aria-label]="'Actions for ' + note"
              (click)="row.open('end')"
            >
              <ion-icon slot="icon-only" name="ellipsis-horizontal" aria-hidden="true" />
            </ion-button>
          </ion-item>
          <ion-item-options side="end">
            <ion-item-option color="medium" (click)="remove(note, 'archived')">
              Archive
            </ion-item-option>
            <ion-item-option color="danger" (click)="remove(note, 'deleted')">
              Delete
            </ion-item-option>
          </ion-item-options>
        </ion-item-sliding>
      }
    </ion-list>
    <p class="ion-text-center" role="status">{{ status() }}</p>
  `,
})
export class ExampleComponent {
  readonly notes = signal(['Shopping list', 'Packing for the lake', 'Bread recipe']);
  readonly status = signal('Swipe a note, or press its button.');

  constructor() {
    addIcons({ ellipsisHorizontal });
  }

  pin(note: string, row: IonItemSliding) {
    this.status.set(`${note} is pinned.`);
    row.close();
  }

  remove(note: string, what: string) {
    this.notes.update((notes) => notes.filter((other) => other !== note));
    this.status.set(`${note}: ${what}.`);
  }
}
