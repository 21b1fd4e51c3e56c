import { Component } from '@angular/core';
import { IonContent, IonSelect, IonSelectOption } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { chevronDown } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonContent, IonSelect, IonSelectOption],
  template: `
    <ion-content class="ion-padding">
      <ion-select
        class="turns"
        label="The arrow turns"
        interface="popover"
        toggleIcon="chevron-down"
        value="tea"
      >
        <ion-select-option value="tea">Tea</ion-select-option>
        <ion-select-option value="coffee">Coffee</ion-select-option>
      </ion-select>
      <ion-select
        class="stays"
        label="The arrow stays"
        interface="popover"
        toggleIcon="chevron-down"
        value="tea"
      >
        <ion-select-option value="tea">Tea</ion-select-option>
        <ion-select-option value="coffee">Coffee</ion-select-option>
      </ion-select>
    </ion-content>
  `,
  styles: `
    .turns::part(icon) {
      transition: transform 0.2s;
    }

    .turns.select-expanded::part(icon) {
      transform: rotate(180deg);
    }

    .stays::part(icon),
    .stays.select-expanded::part(icon) {
      transition: none;
      transform: none;
    }
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ chevronDown });
  }
}
