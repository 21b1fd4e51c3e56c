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
    />
    <ion-input
      class="ion-margin-bottom"
      mode="md"
      fill="solid"
      label="Street"
      labelPlacement="floating"
      helperText="With the house number"
    />
    <ion-input mode="md" fill="outline" shape="round" label="City" labelPlacement="floating" />
  `,
})
export class ExampleComponent {}
