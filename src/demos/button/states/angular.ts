import { Component } from '@angular/core';
import { IonButton } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton],
  template: `
    <div class="ion-text-center">
      <ion-button class="states">Book a seat</ion-button>
      <p>Point at it, press it, and reach it with the Tab key.</p>
    </div>
  `,
  styles: `
    .states {
      --background: #0f766e;
      --background-hover: #000000;
      --background-hover-opacity: 0.2;
      --background-focused: #000000;
      --background-focused-opacity: 0.5;
      --background-activated: #042f2e;
      --background-activated-opacity: 1;
      --color: #ffffff;
      --color-activated: #99f6e4;
      --ripple-color: #99f6e4;
    }
  `,
})
export class ExampleComponent {}
