import { Component } from '@angular/core';
import { IonInput, IonText } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonInput, IonText],
  template: `
    <ion-input labelPlacement="stacked" placeholder="As people know it">
      <div slot="label">Name <ion-text color="danger">(required)</ion-text></div>
    </ion-input>
  `,
})
export class ExampleComponent {}
