import { Component } from '@angular/core';
import { IonSelect, IonSelectOption, IonText } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonSelect, IonSelectOption, IonText],
  template: `
    <ion-select interface="popover" value="tea">
      <div slot="label">Drink <ion-text color="danger">(required)</ion-text></div>
      <ion-select-option value="tea">Tea</ion-select-option>
      <ion-select-option value="coffee">Coffee</ion-select-option>
    </ion-select>
  `,
})
export class ExampleComponent {}
