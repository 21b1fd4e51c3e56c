import { Component, signal } from '@angular/core';
import {
  IonButton,
  IonItem,
  IonLabel,
  IonList,
  IonReorder,
  IonReorderGroup,
  type ItemReorderCustomEvent,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  standalone: true,
  imports: [IonButton, IonItem, IonLabel, IonList, IonReorder, IonReorderGroup],
  template: `
    <ion-list>
      <ion-reorder-group [disabled]="false" (ionItemReorder)="onItemReorder($event)">
        @for (thing of things(); track thing) {
          <ion-item>
            <ion-label>{{ thing }}</ion-label>
            <ion-reorder slot="end" />
          </ion-item>
        }
      </ion-reorder-group>
    </ion-list>
    <div class="ion-text-center">
      <ion-button fill="clear" (click)="reverse()">Reverse</ion-button>
    </div>
    <p class="ion-text-center" role="status">{{ things().join(', ') }}</p>
  `,
})
export class ExampleComponent {
  readonly things = signal(['Milk', 'Tea', 'Bread', 'Jam']);

  onItemReorder(event: ItemReorderCustomEvent) {
    // Given a list, complete() leaves the elements to Angular and returns the new order
    this.things.set(event.detail.complete([...this.things()]));
  }

  reverse() {
    this.things.update((things) => [...things].reverse());
  }
}
