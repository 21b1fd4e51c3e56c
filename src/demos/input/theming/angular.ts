import { Component } from '@angular/core';
import { IonInput } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonInput],
  template: `
    <ion-input
      class="soft"
      mode="md"
      fill="solid"
      label="Name"
      labelPlacement="stacked"
      placeholder="As people know it"
    />
  `,
  styles: `
    ion-input.soft.input-fill-solid.input-fill-solid {
      --background: #ede9fe;
      --color: #4c1d95;
      --placeholder-color: #6d28d9;
      --placeholder-opacity: 0.8;
      --padding-start: 16px;
      --padding-end: 16px;
      --border-radius: 12px;
      --highlight-color-focused: #7c3aed;
    }
  `,
})
export class ExampleComponent {}
