import { Component } from '@angular/core';
import { IonCheckbox } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonCheckbox],
  template: `
    <ion-checkbox labelPlacement="end">
      I have read the <a href="#terms">terms of the library</a>
    </ion-checkbox>
    <p><a href="#terms">Terms of the library</a></p>
  `,
  styles: `
    ion-checkbox::part(label) {
      white-space: normal;
    }
  `,
})
export class ExampleComponent {}
