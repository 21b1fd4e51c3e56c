import { Component } from '@angular/core';
import {
  IonContent,
  IonItem,
  IonList,
  IonSelect,
  IonSelectOption,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonContent, IonItem, IonList, IonSelect, IonSelectOption],
  template: `
    <ion-content>
      <ion-list>
        <ion-item>
          <ion-select label="Drink" okText="Take this one" cancelText="Not now" value="tea">
            <ion-select-option value="tea">Tea</ion-select-option>
            <ion-select-option value="coffee">Coffee</ion-select-option>
            <ion-select-option value="water">Water</ion-select-option>
          </ion-select>
        </ion-item>
      </ion-list>
    </ion-content>
  `,
})
export class ExampleComponent {}
