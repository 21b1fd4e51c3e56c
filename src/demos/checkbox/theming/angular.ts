import { Component } from '@angular/core';
import { IonCheckbox } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonCheckbox],
  template: `
    <div class="ion-text-center">
      <ion-checkbox [checked]="true" color="success" labelPlacement="end">Success</ion-checkbox>
      <ion-checkbox [checked]="true" class="square" labelPlacement="end">Large square</ion-checkbox>
    </div>
  `,
  styles: `
    ion-checkbox {
      margin: 8px;
    }

    .square {
      --size: 28px;
      --border-radius: 6px;
      --border-color: #b45309;
      --border-color-checked: #b45309;
      --checkbox-background-checked: #b45309;
      --checkmark-color: #ffffff;
      --checkmark-width: 3px;
    }

    .square::part(label) {
      font-weight: 600;
    }
  `,
})
export class ExampleComponent {}
