import { Component, signal } from '@angular/core';
import {
  IonChip,
  IonContent,
  IonItem,
  IonLabel,
  IonList,
  IonReorder,
  IonReorderGroup,
  type ReorderEndCustomEvent,
  type ReorderMoveCustomEvent,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonChip, IonContent, IonItem, IonLabel, IonList, IonReorder, IonReorderGroup],
  template: `
    <ion-content>
      <ion-list>
        <ion-reorder-group
          [disabled]="false"
          (ionReorderStart)="onStart()"
          (ionReorderMove)="onMove($event)"
          (ionReorderEnd)="onEnd($event)"
        >
          @for (task of tasks; track task) {
            <ion-item>
              <ion-label>{{ task }}</ion-label>
              <ion-reorder slot="end" />
            </ion-item>
          }
        </ion-reorder-group>
      </ion-list>
      <div class="ion-padding">
        <ion-chip [color]="color()">{{ text() }}</ion-chip>
      </div>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly color = signal('medium');
  readonly text = signal('Drag one of them.');
  readonly tasks = ['Scan', 'Upload', 'Sign'];

  onStart() {
    this.show('In your hand', 'warning');
  }

  onMove({ detail: { from, to } }: ReorderMoveCustomEvent) {
    this.show(`From ${from} to ${to}`, 'warning');
  }

  onEnd({ detail }: ReorderEndCustomEvent) {
    detail.complete();
    this.show('Put down', 'success');
  }

  private show(text: string, color: string) {
    this.text.set(text);
    this.color.set(color);
  }
}
