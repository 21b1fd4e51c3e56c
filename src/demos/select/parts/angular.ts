import { Component } from '@angular/core';
import { IonContent, IonSelect, IonSelectOption } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonContent, IonSelect, IonSelectOption],
  template: `
    <ion-content class="ion-padding">
      <ion-select
        class="menu"
        label="Soup"
        labelPlacement="stacked"
        interface="popover"
        value="leek"
      >
        <ion-select-option value="leek">Leek</ion-select-option>
        <ion-select-option value="pea">Pea</ion-select-option>
      </ion-select>
      <ion-select class="menu" label="Bread" labelPlacement="stacked" placeholder="No bread">
        <ion-select-option value="rye">Rye</ion-select-option>
      </ion-select>
    </ion-content>
  `,
  styles: `
    .menu::part(label) {
      color: #b45309;
      letter-spacing: 0.08em;
      text-transform: uppercase;
    }

    .menu::part(text) {
      font-weight: 700;
    }

    .menu::part(placeholder) {
      font-style: italic;
    }

    .menu::part(container) {
      padding-inline-start: 12px;
      border-inline-start: 4px solid #b45309;
    }
  `,
})
export class ExampleComponent {}
