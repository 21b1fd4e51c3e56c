import { Component, signal } from '@angular/core';
import {
  IonContent,
  IonFab,
  IonFabButton,
  IonHeader,
  IonIcon,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { cart } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonContent, IonFab, IonFabButton, IonHeader, IonIcon, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar color="primary">
        <ion-title>Lemon cake</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <ion-fab slot="fixed" vertical="top" horizontal="end" [edge]="true">
        <ion-fab-button
          color="light"
          aria-label="Add to shopping list"
          (click)="status.set('Five things are on your list.')"
        >
          <ion-icon name="cart" aria-hidden="true" />
        </ion-fab-button>
      </ion-fab>
      <p class="ion-padding-top">Two lemons, four eggs, 200 g each of sugar, butter and flour.</p>
      <p role="status">{{ status() }}</p>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly status = signal('');

  constructor() {
    addIcons({ cart });
  }
}
