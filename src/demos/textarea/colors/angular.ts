import { Component } from '@angular/core';
import { IonTextarea } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonTextarea],
  template: `
    <ion-textarea
      mode="md"
      fill="outline"
      color="tertiary"
      label="Praise"
      labelPlacement="floating"
      [rows]="2"
    />
    <ion-textarea
      class="ion-margin-top"
      mode="md"
      fill="solid"
      color="secondary"
      label="Wish"
      labelPlacement="floating"
      [rows]="2"
    />
  `,
})
export class ExampleComponent {}
