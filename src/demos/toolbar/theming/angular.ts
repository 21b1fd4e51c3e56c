import { Component } from '@angular/core';
import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonIcon,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { shareOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonButtons, IonContent, IonHeader, IonIcon, IonTitle, IonToolbar],
  template: `
    <ion-header class="ion-no-border">
      <ion-toolbar class="sunset">
        <ion-title>Evening walk</ion-title>
        <ion-buttons slot="end">
          <ion-button aria-label="Share">
            <ion-icon slot="icon-only" name="share-outline" aria-hidden="true" />
          </ion-button>
        </ion-buttons>
      </ion-toolbar>
      <ion-toolbar color="dark">
        <ion-title size="small">Sunset at 18:42</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>Five kilometers along the shore.</p>
    </ion-content>
  `,
  styles: `
    .sunset {
      --background: linear-gradient(90deg, #8a1c5c, #b23a12);
      --color: #ffffff;
      --min-height: 72px;
    }

    .sunset ion-button {
      --color: #ffffff;
    }
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ shareOutline });
  }
}
