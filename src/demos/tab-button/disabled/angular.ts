import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonContent,
  IonIcon,
  IonLabel,
  IonTab,
  IonTabBar,
  IonTabButton,
  IonTabs,
  IonToggle,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { cart, cube } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [
    FormsModule,
    IonContent,
    IonIcon,
    IonLabel,
    IonTab,
    IonTabBar,
    IonTabButton,
    IonTabs,
    IonToggle,
  ],
  template: `
    <ion-tabs>
      <ion-tab tab="cart">
        <ion-content class="ion-padding">
          <ion-toggle [(ngModel)]="sent">The order is sent</ion-toggle>
        </ion-content>
      </ion-tab>
      <ion-tab tab="track">
        <ion-content class="ion-padding">
          <p>The parcel is on its way.</p>
        </ion-content>
      </ion-tab>
      <ion-tab-bar slot="bottom">
        <ion-tab-button tab="cart" href="#cart">
          <ion-icon name="cart" aria-hidden="true" />
          <ion-label>Cart</ion-label>
        </ion-tab-button>
        <ion-tab-button tab="track" href="#track" [disabled]="!sent()">
          <ion-icon name="cube" aria-hidden="true" />
          <ion-label>Parcel</ion-label>
        </ion-tab-button>
      </ion-tab-bar>
    </ion-tabs>
  `,
})
export class ExampleComponent {
  readonly sent = signal(false);

  constructor() {
    addIcons({ cart, cube });
  }
}
