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
import { map, walk } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonIcon, IonLabel, IonTab, IonTabBar, IonTabButton, IonTabs],
  template: `
    <ion-tabs #tabs>
      <ion-tab tab="trips">
        <ion-content class="ion-padding">
          <p>You have saved three trips.</p>
          <ion-button (click)="tabs.select('map')">Show the map</ion-button>
        </ion-content>
      </ion-tab>
      <ion-tab tab="map">
        <ion-content class="ion-padding">
          <p>The path along the river is open.</p>
        </ion-content>
      </ion-tab>
      <ion-tab-bar slot="bottom">
        <ion-tab-button tab="trips">
          <ion-icon name="walk" aria-hidden="true" />
          <ion-label>Trips</ion-label>
        </ion-tab-button>
        <ion-tab-button tab="map">
          <ion-icon name="map" aria-hidden="true" />
          <ion-label>Map</ion-label>
        </ion-tab-button>
      </ion-tab-bar>
    </ion-tabs>
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ map, walk });
  }
}
