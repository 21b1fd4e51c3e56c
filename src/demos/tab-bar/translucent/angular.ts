import { Component } from '@angular/core';
import {
  IonContent,
  IonIcon,
  IonLabel,
  IonTab,
  IonTabBar,
  IonTabButton,
  IonTabs,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { leaf, rainy } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonContent, IonIcon, IonLabel, IonTab, IonTabBar, IonTabButton, IonTabs],
  template: `
    <ion-tabs>
      <ion-tab tab="fields">
        <ion-content [fullscreen]="true">
          @for (field of fields; track field) {
            <div class="field"></div>
          }
        </ion-content>
      </ion-tab>
      <ion-tab tab="weather">
        <ion-content class="ion-padding">
          <p>9 °C and windy</p>
        </ion-content>
      </ion-tab>

      <ion-tab-bar slot="bottom" [translucent]="true">
        <ion-tab-button tab="fields" href="#fields">
          <ion-icon name="leaf" aria-hidden="true" />
          <ion-label>Fields</ion-label>
        </ion-tab-button>
        <ion-tab-button tab="weather" href="#weather">
          <ion-icon name="rainy" aria-hidden="true" />
          <ion-label>Weather</ion-label>
        </ion-tab-button>
      </ion-tab-bar>
    </ion-tabs>
  `,
  styles: `
    .field {
      height: 90px;
    }

    .field:nth-child(3n + 1) {
      background: #d97706;
    }

    .field:nth-child(3n + 2) {
      background: #15803d;
    }

    .field:nth-child(3n) {
      background: #1d4ed8;
    }
  `,
})
export class ExampleComponent {
  readonly fields = [1, 2, 3, 4, 5, 6, 7, 8, 9];

  constructor() {
    addIcons({ leaf, rainy });
  }
}
