import { Component } from '@angular/core';
import { IonRange, IonText } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonRange, IonText],
  template: `
    <ion-range [min]="1" [max]="10" [value]="4" labelPlacement="stacked">
      <div slot="label">Guests <ion-text color="danger">(at least 3)</ion-text></div>
    </ion-range>
  `,
})
export class ExampleComponent {}
