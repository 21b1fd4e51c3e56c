import { Component } from '@angular/core';
import { IonButton } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton],
  template: `
    <ion-button class="ion-text-nowrap">
      Remind me on the day before the library books are due
    </ion-button>
    <ion-button class="ion-text-wrap">
      Remind me on the day before the library books are due
    </ion-button>
  `,
  styles: `
    ion-button {
      max-width: 260px;
    }
  `,
})
export class ExampleComponent {}
