import { Component } from '@angular/core';
import { IonInput } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonInput],
  template: `
    <ion-input
      class="ion-margin-bottom"
      mode="md"
      fill="outline"
      label="First name"
      labelPlacement="floating"
      color="secondary"
    />
    <ion-input
      class="ion-margin-bottom"
      mode="md"
      fill="outline"
      label="City"
      labelPlacement="floating"
      color="tertiary"
    />
    <ion-input
      mode="md"
      fill="outline"
      label="Postcode"
      labelPlacement="floating"
      color="success"
    />
  `,
})
export class ExampleComponent {}
