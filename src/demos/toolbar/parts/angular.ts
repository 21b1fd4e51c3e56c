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
    <ion-header>
      <ion-toolbar class="stripes">
        <ion-title>Market day</ion-title>
        <ion-buttons slot="end">
          <ion-button aria-label="Share">
            <ion-icon slot="icon-only" name="share-outline" aria-hidden="true" />
          </ion-button>
        </ion-buttons>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>Stalls open at eight.</p>
    </ion-content>
  `,
  styles: `
    .stripes::part(background) {
      background-image: repeating-linear-gradient(
        135deg,
        rgb(249 115 22 / 22%) 0 12px,
        transparent 12px 24px
      );
    }

    .stripes::part(container) {
      border-bottom: 3px solid #f97316;
    }

    .stripes::part(content) {
      font-style: italic;
    }
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ shareOutline });
  }
}
