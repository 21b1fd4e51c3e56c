import { Component, signal } from '@angular/core';
import { IonCheckbox, IonItem, IonList } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonCheckbox, IonItem, IonList],
  template: `
    <ion-list>
      <ion-item>
        <ion-checkbox
          justify="start"
          labelPlacement="end"
          [checked]="chosen().length === toppings.length"
          [indeterminate]="chosen().length > 0 && chosen().length < toppings.length"
          (ionChange)="chosen.set($event.detail.checked ? toppings : [])"
        >
          All toppings
        </ion-checkbox>
      </ion-item>
      @for (topping of toppings; track topping) {
        <ion-item>
          <ion-checkbox
            justify="start"
            labelPlacement="end"
            [checked]="chosen().includes(topping)"
            (ionChange)="choose(topping, $event.detail.checked)"
          >
            {{ topping }}
          </ion-checkbox>
        </ion-item>
      }
    </ion-list>
  `,
})
export class ExampleComponent {
  readonly toppings = ['Olives', 'Mushrooms'];
  readonly chosen = signal(['Olives']);

  choose(topping: string, checked: boolean) {
    this.chosen.update((chosen) =>
      this.toppings.filter((name) => (name === topping ? checked : chosen.includes(name))),
    );
  }
}
