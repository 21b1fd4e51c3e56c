import { afterNextRender, Component, computed, inject, Injector, signal } from '@angular/core';
import { IonPicker, IonPickerColumn, IonPickerColumnOption } from '@ionic/angular/standalone';

const menu = [
  { drink: 'Tea', kinds: ['Green', 'Black', 'Mint', 'Rooibos'] },
  { drink: 'Coffee', kinds: ['Espresso', 'Filter', 'Latte'] },
  { drink: 'Juice', kinds: ['Apple', 'Orange'] },
];

function kindsOf(drink: string | number | undefined): string[] {
  return menu.find((entry) => entry.drink === drink)?.kinds ?? [];
}

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
  readonly drinks = menu.map(({ drink }) => drink);
  readonly drink = signal<string | number | undefined>('Tea');
  readonly kinds = computed(() => kindsOf(this.drink()));
  readonly kind = signal<string | number | undefined>('Green');

  chooseDrink(name: string | number | undefined) {
    this.drink.set(name);
    // Once its options are there
    afterNextRender(() => this.kind.set(this.kinds()[0]), { injector: this.injector });
  }
}
