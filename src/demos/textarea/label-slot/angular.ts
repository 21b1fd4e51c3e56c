import { Component } from '@angular/core';
import { IonText, IonTextarea } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonText, IonTextarea],
  template: `
    <ion-textarea labelPlacement="stacked" [rows]="3">
      <div slot="label">Note for the driver <ion-text color="danger">(required)</ion-text></div>
    </ion-textarea>
  `,
})
export class ExampleComponent {}
