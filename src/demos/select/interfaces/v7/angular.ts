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
  standalone: true,
  imports: [IonContent, IonItem, IonList, IonSelect, IonSelectOption],
  template: `
    <ion-content>
      <ion-list>
        @for (kind of kinds; track kind.interface) {
          <ion-item>
            <ion-select
              value="tea"
              [label]="kind.label"
              [interface]="kind.interface"
              [interfaceOptions]="options"
            >
              <ion-select-option value="tea">Tea</ion-select-option>
              <ion-select-option value="coffee">Coffee</ion-select-option>
              <ion-select-option value="water">Water</ion-select-option>
            </ion-select>
          </ion-item>
        }
      </ion-list>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly options = { header: 'Drink' };
  readonly kinds = [
    { label: 'Alert', interface: 'alert' },
    { label: 'Action sheet', interface: 'action-sheet' },
    { label: 'Popover', interface: 'popover' },
  ] as const;
}
