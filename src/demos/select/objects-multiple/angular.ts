import { Component, signal } from '@angular/core';
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
          <ion-select label="Guests" [multiple]="true" compareWith="id" [(ngModel)]="guests">
            @for (person of people; track person.id) {
              <ion-select-option [value]="person">{{ person.name }}</ion-select-option>
            }
          </ion-select>
        </ion-item>
      </ion-list>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly guests = signal([
    { id: 1, name: 'Aiko' },
    { id: 2, name: 'Ben' },
  ]);
  readonly people = [
    { id: 1, name: 'Aiko' },
    { id: 2, name: 'Ben' },
    { id: 3, name: 'Chloe' },
  ];
}
