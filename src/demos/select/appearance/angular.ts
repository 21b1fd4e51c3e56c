import { Component } from '@angular/core';
import { IonContent, IonSelect, IonSelectOption } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { add, remove } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonContent, IonSelect, IonSelectOption],
  template: `
    <ion-content class="ion-padding">
      <ion-select label="Floor" labelPlacement="stacked" fill="outline" shape="round" value="1">
        <ion-select-option value="1">First</ion-select-option>
        <ion-select-option value="2">Second</ion-select-option>
      </ion-select>
      <ion-select
        class="ion-margin-top"
        label="Room"
        labelPlacement="floating"
        fill="solid"
        interface="popover"
      >
        <ion-select-option value="a">Room A</ion-select-option>
        <ion-select-option value="b">Room B</ion-select-option>
      </ion-select>
      <ion-select
        class="own ion-margin-top"
        label="Seats"
        interface="popover"
        toggleIcon="add"
        expandedIcon="remove"
        value="4"
      >
        <ion-select-option value="4">Four</ion-select-option>
        <ion-select-option value="8">Eight</ion-select-option>
      </ion-select>
    </ion-content>
  `,
  styles: `
    ion-select.own {
      --background: var(--ion-color-light);
      --border-radius: 16px;
      --padding-start: 16px;
      --padding-end: 16px;
    }

    ion-select.own::part(icon) {
      color: var(--ion-color-primary);
    }
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ add, remove });
  }
}
