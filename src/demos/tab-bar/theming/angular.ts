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
import { musicalNotes, radio, search } from 'ionicons/icons';

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
      <ion-tab tab="listen">
        <ion-header>
          <ion-toolbar>
            <ion-title>Listen</ion-title>
          </ion-toolbar>
        </ion-header>
        <ion-content class="ion-padding">
          <p>Seven stations near you.</p>
        </ion-content>
      </ion-tab>
      <ion-tab tab="songs">
        <ion-header>
          <ion-toolbar>
            <ion-title>Songs</ion-title>
          </ion-toolbar>
        </ion-header>
        <ion-content class="ion-padding">
          <p>Sorted by artist.</p>
        </ion-content>
      </ion-tab>
      <ion-tab tab="search">
        <ion-header>
          <ion-toolbar>
            <ion-title>Search</ion-title>
          </ion-toolbar>
        </ion-header>
        <ion-content class="ion-padding">
          <p>Type a title.</p>
        </ion-content>
      </ion-tab>

      <ion-tab-bar slot="bottom" class="floating">
        <ion-tab-button tab="listen" href="#listen">
          <ion-icon name="radio" aria-hidden="true" />
          <ion-label>Listen</ion-label>
        </ion-tab-button>
        <ion-tab-button tab="songs" href="#songs">
          <ion-icon name="musical-notes" aria-hidden="true" />
          <ion-label>Songs</ion-label>
        </ion-tab-button>
        <ion-tab-button tab="search" href="#search">
          <ion-icon name="search" aria-hidden="true" />
          <ion-label>Search</ion-label>
        </ion-tab-button>
      </ion-tab-bar>
    </ion-tabs>
  `,
  styles: `
    .floating {
      --background: #1e293b;
      --border: none;
      --color: #cbd5e1;
      width: calc(100% - 32px);
      margin: 8px 16px 16px;
      border-radius: 20px;
    }

    .floating ion-tab-button {
      --background: transparent;
      --color: #cbd5e1;
      --color-selected: #fde68a;
      --ripple-color: #fde68a;
    }

    .floating ion-tab-button::part(native) {
      letter-spacing: 0.04em;
    }
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ musicalNotes, radio, search });
  }
}
