import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
  IonReorder,
  IonReorderGroup,
  IonToggle,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { swapVertical } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [
    FormsModule,
    IonIcon,
    IonItem,
    IonLabel,
    IonList,
    IonReorder,
    IonReorderGroup,
    IonToggle,
  ],
  template: `
    <ion-list>
      <ion-reorder-group [disabled]="!sorting()" (ionReorderEnd)="$event.detail.complete()">
        <ion-item>
          <ion-reorder slot="start" />
          <ion-label>Handle at the start</ion-label>
        </ion-item>
        <ion-item>
          <ion-label>Icon of your own</ion-label>
          <ion-reorder slot="end">
            <ion-icon name="swap-vertical" aria-hidden="true" />
          </ion-reorder>
        </ion-item>
        <ion-reorder>
          <ion-item>
            <ion-label>Drag me anywhere</ion-label>
          </ion-item>
        </ion-reorder>
      </ion-reorder-group>
      <ion-item lines="none">
        <ion-toggle [(ngModel)]="sorting">Sorting</ion-toggle>
      </ion-item>
    </ion-list>
  `,
})
export class ExampleComponent {
  readonly sorting = signal(true);

  constructor() {
    addIcons({ swapVertical });
  }
}
