import { Component, signal } from '@angular/core';
import {
  IonButton,
  IonCard,
  IonCardContent,
  IonCardHeader,
  IonCardSubtitle,
  IonCardTitle,
  IonProgressBar,
  IonToggle,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    IonButton,
    IonCard,
    IonCardContent,
    IonCardHeader,
    IonCardSubtitle,
    IonCardTitle,
    IonProgressBar,
    IonToggle,
  ],
  template: `
    <ion-toggle (ionChange)="own.set($event.detail.checked)">Own theme</ion-toggle>

    <div [class.ferry]="own()">
      <ion-card>
        <ion-card-header>
          <ion-card-title>Night ferry</ion-card-title>
          <ion-card-subtitle>Departs at 21:40</ion-card-subtitle>
        </ion-card-header>
        <ion-card-content>
          <ion-progress-bar [value]="0.7" aria-label="Seats taken" />
          <ion-button class="ion-margin-top" expand="block">Book a seat</ion-button>
        </ion-card-content>
      </ion-card>
    </div>
  `,
  styles: `
    .ferry {
      /* A color of the palette, with its five companions */
      --ion-color-primary: #ffb454;
      --ion-color-primary-rgb: 255, 180, 84;
      --ion-color-primary-contrast: #000000;
      --ion-color-primary-contrast-rgb: 0, 0, 0;
      --ion-color-primary-shade: #e09e4a;
      --ion-color-primary-tint: #ffbc65;

      /* Global variables that several components read */
      --ion-font-family: Georgia, 'Times New Roman', serif;
      --ion-card-background: #17324d;
    }

    /* Variables of single components */
    .ferry ion-card-title,
    .ferry ion-card-subtitle {
      --color: #eaf2fa;
    }

    .ferry ion-button {
      --border-radius: 999px;
    }

    /* What no variable reaches */
    .ferry ion-progress-bar::part(track) {
      background: #35516d;
    }
  `,
})
export class ExampleComponent {
  readonly own = signal(false);
}
