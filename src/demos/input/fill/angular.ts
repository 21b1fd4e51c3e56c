import { Component } from '@angular/core';
import { IonInput } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonInput],
  template: `
    <ion-input mode="md" fill="outline" label="First name" labelPlacement="floating" />
    <br />
    <ion-input
      mode="md"
      fill="solid"
      label="Street"
      labelPlacement="floating"
      helperText="With the house number"
    />
    <br />
    <ion-input mode="md" fill="outline" shape="round" label="City" labelPlacement="floating" />
  `,
})
export class ExampleComponent {}
