import { Component, computed, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonItem,
  IonLabel,
  IonList,
  IonListHeader,
  IonRadio,
  IonRadioGroup,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonItem, IonLabel, IonList, IonListHeader, IonRadio, IonRadioGroup],
  template: `
    <ion-radio-group [(ngModel)]="chosen">
      <ion-list>
        <ion-list-header>
          <ion-label>Delivery</ion-label>
        </ion-list-header>
        @for (way of ways; track way.value) {
          <ion-item>
            <ion-radio [value]="way.value" justify="space-between">{{ way.label }}</ion-radio>
          </ion-item>
        }
      </ion-list>
    </ion-radio-group>
    <p>Fee: {{ fee() }}</p>
  `,
})
export class ExampleComponent {
  readonly ways = [
    { value: 'shop', label: 'Collect in the shop', fee: 'none' },
    { value: 'post', label: 'By post', fee: '€4' },
    { value: 'courier', label: 'By courier', fee: '€9' },
  ];
  readonly chosen = signal('shop');
  readonly fee = computed(() => this.ways.find(({ value }) => value === this.chosen())?.fee);
}
