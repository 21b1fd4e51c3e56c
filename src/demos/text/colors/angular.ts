import { Component } from '@angular/core';
import { IonText } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonText],
  template: `
    <ion-text color="primary">
      <h2>Your ticket</h2>
    </ion-text>
    <p>
      The train leaves <ion-text color="danger"><strong>12 minutes late</strong></ion-text> from
      platform 4. Your seat is <ion-text color="tertiary"><strong>confirmed</strong></ion-text
      >.
    </p>
    <ion-text color="medium">
      <p>Valid on the day of travel.</p>
    </ion-text>
  `,
})
export class ExampleComponent {}
