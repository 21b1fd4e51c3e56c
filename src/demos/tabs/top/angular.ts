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
import { archive, time } from 'ionicons/icons';

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
      <ion-tab-bar slot="top" color="dark">
        <ion-tab-button tab="now" href="#now" layout="icon-start">
          <ion-icon name="time" aria-hidden="true" />
          <ion-label>Current</ion-label>
        </ion-tab-button>
        <ion-tab-button tab="past" href="#past" layout="icon-start">
          <ion-icon name="archive" aria-hidden="true" />
          <ion-label>Past</ion-label>
        </ion-tab-button>
      </ion-tab-bar>

      <ion-tab tab="now">
        <ion-header>
          <ion-toolbar>
            <ion-title>Current</ion-title>
          </ion-toolbar>
        </ion-header>
        <ion-content class="ion-padding">
          <p>One order is being packed.</p>
        </ion-content>
      </ion-tab>
      <ion-tab tab="past">
        <ion-header>
          <ion-toolbar>
            <ion-title>Past</ion-title>
          </ion-toolbar>
        </ion-header>
        <ion-content class="ion-padding">
          <p>Nine orders since January.</p>
        </ion-content>
      </ion-tab>
    </ion-tabs>
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ archive, time });
  }
}
