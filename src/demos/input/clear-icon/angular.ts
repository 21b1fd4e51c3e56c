import { Component } from '@angular/core';
import { IonInput } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { trashOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonInput],
  template: `
    <ion-input
      label="City"
      labelPlacement="stacked"
      fill="outline"
      value="Kyoto"
      clear-input-icon="trash-outline"
      [clearInput]="true"
    />
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ trashOutline });
  }
}
