import { Component, signal } from '@angular/core';
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
          <ion-select
            label="Drink"
            placeholder="Choose"
            (ionChange)="add('ionChange')"
            (ionCancel)="add('ionCancel')"
            (ionDismiss)="add('ionDismiss')"
          >
            <ion-select-option value="tea">Tea</ion-select-option>
            <ion-select-option value="coffee">Coffee</ion-select-option>
          </ion-select>
        </ion-item>
        @for (event of events(); track $index) {
          <ion-item>
            <code>{{ event }}</code>
          </ion-item>
        }
      </ion-list>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly events = signal<string[]>([]);

  add(name: string) {
    this.events.update((events) => [...events, name]);
  }
}
