import { Component } from '@angular/core';
import {
  IonContent,
  IonHeader,
  IonIcon,
  IonLabel,
  IonTab,
  IonTabBar,
  IonTabButton,
  IonTabs,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { map, person, walk } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [
    IonContent,
    IonHeader,
    IonIcon,
    IonLabel,
    IonTab,
    IonTabBar,
    IonTabButton,
    IonTabs,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-tabs>
      <ion-tab tab="map">
        <ion-header>
          <ion-toolbar>
            <ion-title>Map</ion-title>
          </ion-toolbar>
        </ion-header>
        <ion-content class="ion-padding">
          <p>The path along the river is open.</p>
        </ion-content>
      </ion-tab>
      <ion-tab tab="trips">
        <ion-header>
          <ion-toolbar>
            <ion-title>Trips</ion-title>
          </ion-toolbar>
        </ion-header>
        <ion-content class="ion-padding">
          <p>You have saved three trips.</p>
        </ion-content>
      </ion-tab>
      <ion-tab tab="profile">
        <ion-header>
          <ion-toolbar>
            <ion-title>Profile</ion-title>
          </ion-toolbar>
        </ion-header>
        <ion-content class="ion-padding">
          <p>Signed in as Kim.</p>
        </ion-content>
      </ion-tab>

      <ion-tab-bar slot="bottom">
        <ion-tab-button tab="map" href="#map">
          <ion-icon name="map" aria-hidden="true" />
          <ion-label>Map</ion-label>
        </ion-tab-button>
        <ion-tab-button tab="trips" href="#trips">
          <ion-icon name="walk" aria-hidden="true" />
          <ion-label>Trips</ion-label>
        </ion-tab-button>
        <ion-tab-button tab="profile" href="#profile">
          <ion-icon name="person" aria-hidden="true" />
          <ion-label>Profile</ion-label>
        </ion-tab-button>
      </ion-tab-bar>
    </ion-tabs>
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ map, person, walk });
  }
}
