import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonContent,
  IonItem,
  IonList,
  IonSelect,
  IonSelectOption,
  IonText,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonContent, IonItem, IonList, IonSelect, IonSelectOption, IonText],
  template: `
    <ion-content>
      <ion-list>
        <ion-item>
          <ion-select label="Toppings" placeholder="None" [multiple]="true" [(ngModel)]="toppings">
            <ion-select-option value="olives">Olives</ion-select-option>
            <ion-select-option value="onions">Onions</ion-select-option>
            <ion-select-option value="peppers">Peppers</ion-select-option>
          </ion-select>
        </ion-item>
      </ion-list>
      <p class="ion-padding-horizontal">
        <ion-text [color]="toppings().length ? 'primary' : undefined">
          Toppings: {{ toppings().length }}
        </ion-text>
      </p>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly toppings = signal<string[]>([]);
}
