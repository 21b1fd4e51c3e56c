import { Component, signal } from '@angular/core';
import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
  IonReorder,
  IonReorderGroup,
  IonTitle,
  IonToolbar,
  type ReorderEndCustomEvent,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { flagOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [
    IonButton,
    IonButtons,
    IonContent,
    IonHeader,
    IonIcon,
    IonItem,
    IonLabel,
    IonList,
    IonReorder,
    IonReorderGroup,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Stops</ion-title>
        <ion-buttons slot="end">
          <ion-button [strong]="editing()" (click)="editing.set(!editing())">
            {{ editing() ? 'Done' : 'Edit' }}
          </ion-button>
        </ion-buttons>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-list>
        <ion-reorder-group [disabled]="!editing()" (ionReorderEnd)="onReorderEnd($event)">
          @for (stop of stops(); track stop) {
            <ion-item>
              <ion-icon slot="start" name="flag-outline" aria-hidden="true" />
              <ion-label>{{ stop }}</ion-label>
              <ion-reorder slot="end" />
            </ion-item>
          }
        </ion-reorder-group>
      </ion-list>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly editing = signal(false);
  readonly stops = signal(['Market square', 'Old bridge', 'Lighthouse']);

  constructor() {
    addIcons({ flagOutline });
  }

  onReorderEnd(event: ReorderEndCustomEvent) {
    this.stops.set(event.detail.complete([...this.stops()]));
  }
}
