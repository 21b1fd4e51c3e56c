import { Component, computed, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonContent,
  IonItem,
  IonList,
  IonSelect,
  IonSelectOption,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonContent, IonItem, IonList, IonSelect, IonSelectOption],
  template: `
    <ion-content>
      <ion-list>
        <ion-item>
          <ion-select
            label="Toppings"
            [multiple]="true"
            interface="popover"
            [(ngModel)]="toppings"
            [selectedText]="text()"
          >
            <ion-select-option value="olives">Olives</ion-select-option>
            <ion-select-option value="onions">Onions</ion-select-option>
            <ion-select-option value="peppers">Peppers</ion-select-option>
            <ion-select-option value="basil">Basil</ion-select-option>
          </ion-select>
        </ion-item>
      </ion-list>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly toppings = signal(['olives', 'onions', 'basil']);
  readonly text = computed(() => `${this.toppings().length} of 4`);
}
