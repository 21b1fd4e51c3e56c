import { Component } from '@angular/core';
import {
  IonCheckbox,
  IonContent,
  IonSelect,
  IonSelectOption,
  IonToggle,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonCheckbox, IonContent, IonSelect, IonSelectOption, IonToggle],
  template: `
    <ion-content class="ion-padding">
      <ion-checkbox class="note" helperText="Two more days">Gift wrapping</ion-checkbox>
      <br />
      <ion-toggle class="note" helperText="Up to €200">Insured</ion-toggle>
      <br />
      <ion-select class="note" label="Country" value="at" helperText="Where the parcel goes">
        <ion-select-option value="at">Austria</ion-select-option>
        <ion-select-option value="jp">Japan</ion-select-option>
      </ion-select>
    </ion-content>
  `,
  styles: `
    .note {
      margin-block: 8px;
    }

    .note::part(supporting-text) {
      color: #b45309;
      font-style: italic;
    }
  `,
})
export class ExampleComponent {}
