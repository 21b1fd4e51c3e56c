import { Component, signal } from '@angular/core';
import {
  IonButton,
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
  IonReorder,
  IonReorderGroup,
  type ReorderEndCustomEvent,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { chevronDown, chevronUp } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonIcon, IonItem, IonLabel, IonList, IonReorder, IonReorderGroup],
  template: `
    <ion-list>
      <ion-reorder-group [disabled]="false" (ionReorderEnd)="onReorderEnd($event)">
        @for (task of tasks(); track task) {
          <ion-item>
            <ion-label>{{ task }}</ion-label>
            <ion-button
              slot="end"
              fill="clear"
              attr.aria-label="Move {{ task }} up"
              [disabled]="$first"
              (click)="move($index, $index - 1)"
            >
              <ion-icon slot="icon-only" name="chevron-up" aria-hidden="true" />
            </ion-button>
            <ion-button
              slot="end"
              fill="clear"
              attr.aria-label="Move {{ task }} down"
              [disabled]="$last"
              (click)="move($index, $index + 1)"
            >
              <ion-icon slot="icon-only" name="chevron-down" aria-hidden="true" />
            </ion-button>
            <ion-reorder slot="end" aria-hidden="true" />
          </ion-item>
        }
      </ion-reorder-group>
    </ion-list>
    <p class="ion-text-center" role="status">{{ status() }}</p>
  `,
})
export class ExampleComponent {
  readonly tasks = signal(['Scan', 'Upload', 'Sign']);
  readonly status = signal('Drag a handle, or press a button.');

  constructor() {
    addIcons({ chevronDown, chevronUp });
  }

  move(from: number, to: number) {
    const tasks = [...this.tasks()];
    const [task] = tasks.splice(from, 1);
    tasks.splice(to, 0, task);
    this.tasks.set(tasks);
    this.status.set(`${task} is number ${to + 1} of ${tasks.length}.`);
  }

  onReorderEnd({ detail }: ReorderEndCustomEvent) {
    detail.complete(false);
    if (detail.from !== detail.to) this.move(detail.from, detail.to);
  }
}
