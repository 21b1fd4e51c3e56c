import { Component, signal } from '@angular/core';
import { type CheckboxCustomEvent, IonCheckbox, IonItem, IonList } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonCheckbox, IonItem, IonList],
  template: `
    <ion-list>
      @for (thing of things; track thing.value) {
        <ion-item>
          <ion-checkbox
            justify="space-between"
            [value]="thing.value"
            [disabled]="thing.disabled"
            (ionChange)="onChange($event)"
          >
            {{ thing.label }}
          </ion-checkbox>
        </ion-item>
      }
    </ion-list>
    <p class="ion-padding-horizontal" role="status">
      {{ packed().length ? 'Packed: ' + packed().join(', ') : 'Nothing packed.' }}
    </p>
  `,
})
export class ExampleComponent {
  readonly packed = signal<string[]>([]);
  readonly things = [
    { value: 'tent', label: 'Tent', disabled: false },
    { value: 'stove', label: 'Stove', disabled: false },
    { value: 'piano', label: 'Piano (stays here)', disabled: true },
  ];

  onChange({ detail }: CheckboxCustomEvent<string>) {
    this.packed.update((packed) =>
      detail.checked ? [...packed, detail.value] : packed.filter((thing) => thing !== detail.value),
    );
  }
}
