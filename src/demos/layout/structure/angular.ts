import { Component, computed, signal } from '@angular/core';
import {
  IonButton,
  IonButtons,
  IonContent,
  IonFooter,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    IonButton,
    IonButtons,
    IonContent,
    IonFooter,
    IonHeader,
    IonItem,
    IonLabel,
    IonList,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Order</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-list>
        @for (item of items(); track item) {
          <ion-item>
            <ion-label>Item {{ item }}</ion-label>
          </ion-item>
        }
      </ion-list>
    </ion-content>
    <ion-footer>
      <ion-toolbar>
        <ion-title size="small">{{ count() }} items</ion-title>
        <ion-buttons slot="end">
          <ion-button (click)="count.set(count() + 1)">Add</ion-button>
        </ion-buttons>
      </ion-toolbar>
    </ion-footer>
  `,
})
export class ExampleComponent {
  readonly count = signal(12);
  readonly items = computed(() => Array.from({ length: this.count() }, (_, index) => index + 1));
}
