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
import { ellipsisHorizontal, trash } from 'ionicons/icons';

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
      @for (task of tasks(); track task) {
        <ion-item-sliding #row>
          <ion-item>
            <ion-label>{{ task }}</ion-label>
            <ion-button
              slot="end"
              fill="clear"
              [attr.aria-label]="'Actions for ' + task"
              (click)="row.open('end')"
            >
              <ion-icon slot="icon-only" name="ellipsis-horizontal" aria-hidden="true" />
            </ion-button>
          </ion-item>
          <!-- A swipe beyond the option, and a tap on it -->
          <ion-item-options side="end" (ionSwipe)="remove(task)">
            <ion-item-option color="danger" [expandable]="true" (click)="remove(task)">
              <ion-icon slot="start" name="trash" aria-hidden="true" />
              Delete
            </ion-item-option>
          </ion-item-options>
        </ion-item-sliding>
      }
    </ion-list>
    <div class="ion-text-center">
      <ion-button fill="outline" [disabled]="tasks() === all" (click)="tasks.set(all)">
        Undo
      </ion-button>
    </div>
  `,
})
export class ExampleComponent {
  readonly all = ['Water the plants', 'Call the dentist', 'Return the books'];
  readonly tasks = signal(this.all);

  constructor() {
    addIcons({ ellipsisHorizontal, trash });
  }

  remove(task: string) {
    this.tasks.update((tasks) => tasks.filter((other) => other !== task));
  }
}
