import { Component } from '@angular/core';
import { IonCheckbox } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonCheckbox],
  template: `
    <div class="ion-text-center">
      <ion-checkbox class="drawn" labelPlacement="end">Watered</ion-checkbox>
      <ion-checkbox class="drawn" labelPlacement="end" [checked]="true">Fed</ion-checkbox>
    </div>
  `,
  styles: `
    .drawn {
      --size: 32px;
      margin: 8px 16px;
    }

    .drawn::part(container) {
      border: 2px dashed #b45309;
      border-radius: 8px 2px;
      background: transparent;
    }

    .drawn::part(mark) {
      stroke: #b45309;
      stroke-width: 3;
    }
  `,
})
export class ExampleComponent {}
