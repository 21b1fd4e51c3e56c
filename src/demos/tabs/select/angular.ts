import { Component } from '@angular/core';
import {
  IonButton,
  IonContent,
  IonIcon,
  IonLabel,
  IonTab,
  IonTabBar,
  IonTabButton,
  IonTabs,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { cart, cube } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonIcon, IonLabel, IonTab, IonTabBar, IonTabButton, IonTabs],
  template: `
    <ion-tabs #tabs>
      <ion-tab tab="cart">
        <ion-content class="ion-padding">
          <p>Two books are in your cart.</p>
          <ion-button expand="block" (click)="tabs.select('orders')"
            >See what is ordered</ion-button
          >
        </ion-content>
      </ion-tab>
      <ion-tab tab="orders">
        <ion-content class="ion-padding">
          <p>Nothing is on its way.</p>
          <ion-button expand="block" (click)="tabs.select('cart')">Back to the cart</ion-button>
        </ion-content>
      </ion-tab>

      <ion-tab-bar slot="bottom">
        <ion-tab-button tab="cart" href="#cart">
          <ion-icon name="cart" aria-hidden="true" />
          <ion-label>Cart</ion-label>
        </ion-tab-button>
        <ion-tab-button tab="orders" href="#orders">
          <ion-icon name="cube" aria-hidden="true" />
          <ion-label>Orders</ion-label>
        </ion-tab-button>
      </ion-tab-bar>
    </ion-tabs>
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ cart, cube });
  }
}
