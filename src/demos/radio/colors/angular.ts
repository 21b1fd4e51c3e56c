import { Component } from '@angular/core';
import { IonItem, IonRadio, IonRadioGroup } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonItem, IonRadio, IonRadioGroup],
  template: `
    <ion-radio-group value="tea" aria-label="Drink">
      <ion-item>
        <ion-radio value="tea" color="primary">Tea, in the primary color</ion-radio>
      </ion-item>
      <ion-item>
        <ion-radio value="coffee" color="tertiary">Coffee, in the tertiary color</ion-radio>
      </ion-item>
      <ion-item>
        <ion-radio value="water" color="success">Water, in the success color</ion-radio>
      </ion-item>
    </ion-radio-group>
  `,
})
export class ExampleComponent {}
