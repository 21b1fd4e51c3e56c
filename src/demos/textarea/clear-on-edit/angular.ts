import { Component } from '@angular/core';
import { IonTextarea } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonTextarea],
  template: `
    <p>Click into the field and type: the old text goes.</p>
    <ion-textarea
      label="Message"
      labelPlacement="stacked"
      [rows]="2"
      value="See you at the station"
      [clearOnEdit]="true"
    />
  `,
})
export class ExampleComponent {}
