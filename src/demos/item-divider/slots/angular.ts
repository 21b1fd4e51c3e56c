import { Component, signal } from '@angular/core';
import {
  IonButton,
  IonIcon,
  IonItem,
  IonItemDivider,
  IonItemGroup,
  IonLabel,
  IonList,
  IonNote,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { timeOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonIcon, IonItem, IonItemDivider, IonItemGroup, IonLabel, IonList, IonNote],
  template: `
    <ion-item-group aria-labelledby="today">
      <ion-item-divider>
        <ion-icon slot="start" name="time-outline" aria-hidden="true" />
        <ion-label id="today">Today</ion-label>
        <ion-button
          slot="end"
          fill="clear"
          size="small"
          aria-label="Clear today"
          [disabled]="today().length === 0"
          (click)="today.set([])"
        >
          Clear
        </ion-button>
      </ion-item-divider>
      <ion-list class="ion-no-padding">
        @for (search of today(); track search) {
          <ion-item>
            <ion-label>{{ search }}</ion-label>
          </ion-item>
        }
      </ion-list>
    </ion-item-group>
    <ion-item-group aria-labelledby="last-week">
      <ion-item-divider color="light">
        <ion-label id="last-week">Last week</ion-label>
        <ion-note slot="end">1</ion-note>
      </ion-item-divider>
      <ion-list class="ion-no-padding">
        <ion-item lines="none">
          <ion-label>How to patch a tire</ion-label>
        </ion-item>
      </ion-list>
    </ion-item-group>
  `,
  styles: `
    ion-item-divider ion-icon {
      margin-inline-end: 8px;
    }
  `,
})
export class ExampleComponent {
  readonly today = signal(['Train tickets', 'Weather at the coast']);

  constructor() {
    addIcons({ timeOutline });
  }
}
