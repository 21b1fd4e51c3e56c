import { Component } from '@angular/core';
import { IonButton } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton],
  template: `
    <div class="ion-text-center">
      <ion-button color="success">Success</ion-button>
      <ion-button color="warning">Warning</ion-button>
      <ion-button color="danger" fill="outline">Danger</ion-button>
    </div>
    <div class="ion-text-center">
      <ion-button class="gradient">Gradient</ion-button>
      <ion-button class="outlined" fill="outline">Thick outline</ion-button>
    </div>
  `,
  styles: `
    .gradient {
      --background: linear-gradient(90deg, #6d28d9, #be185d);
      --background-hover: #ffffff;
      --background-hover-opacity: 0.15;
      --border-radius: 999px;
      --color: #ffffff;
      --padding-start: 28px;
      --padding-end: 28px;
      letter-spacing: 0;
      text-transform: none;
    }

    .outlined {
      --border-color: var(--ion-color-tertiary);
      --border-width: 3px;
      --color: var(--ion-text-color, #000000);
    }
  `,
})
export class ExampleComponent {}
