import { Component } from '@angular/core';
import { IonRadio, IonRadioGroup } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonRadio, IonRadioGroup],
  template: `
    <ion-radio-group value="short" aria-label="Receive">
      <ion-radio value="short" justify="space-between">
        Collect the parcel at the counter in Central Station
      </ion-radio>
      <ion-radio value="long" justify="space-between" class="ion-text-wrap">
        Collect the parcel at the counter in Central Station
      </ion-radio>
    </ion-radio-group>
  `,
  styles: `
    ion-radio-group {
      display: block;
      max-width: 300px;
    }

    ion-radio {
      display: block;
    }

    ion-radio.ion-text-wrap::part(label) {
      white-space: normal;
    }
  `,
})
export class ExampleComponent {}
