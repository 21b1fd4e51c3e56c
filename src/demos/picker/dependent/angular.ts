import { afterNextRender, Component, computed, inject, Injector, signal } from '@angular/core';
import { IonPicker, IonPickerColumn, IonPickerColumnOption } from '@ionic/angular/standalone';

const menu: Record<string, string[]> = {
  Tea: ['Green', 'Black', 'Mint', 'Rooibos'],
  Coffee: ['Espresso', 'Filter', 'Latte'],
  Juice: ['Apple', 'Orange'],
};

@Component({
  selector: 'app-example',
  imports: [IonPicker, IonPickerColumn, IonPickerColumnOption],
  template: `
    <ion-picker>
      <ion-picker-column
        aria-label="Drink"
        [value]="drink()"
        (ionChange)="chooseDrink($event.detail.value)"
      >
        @for (name of drinks; track name) {
          <ion-picker-column-option [value]="name">{{ name }}</ion-picker-column-option>
        }
      </ion-picker-column>
      <ion-picker-column
        aria-label="Kind"
        [value]="kind()"
        (ionChange)="kind.set($event.detail.value)"
      >
        @for (name of kinds(); track name) {
          <ion-picker-column-option [value]="name">{{ name }}</ion-picker-column-option>
        }
      </ion-picker-column>
    </ion-picker>
  `,
})
export class ExampleComponent {
  private readonly injector = inject(Injector);
  readonly drinks = Object.keys(menu);
  readonly drink = signal<string | number | undefined>('Tea');
  readonly kinds = computed(() => menu[this.drink() ?? ''] ?? []);
  readonly kind = signal<string | number | undefined>('Green');

  chooseDrink(name: string | number | undefined) {
    this.drink.set(name);
    // Once its options are there
    afterNextRender(() => this.kind.set(this.kinds()[0]), { injector: this.injector });
  }
}
