import { Component, signal } from '@angular/core';
import { IonItem, IonLabel } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonItem, IonLabel],
  template: `
    <ion-item lines="none">
      <ion-label id="guests">Guests</ion-label>
      <div class="stepper" role="group" aria-labelledby="guests" slot="end">
        <button type="button" aria-label="Fewer" (click)="change(-1)">−</button>
        <output>{{ value() }}</output>
        <button type="button" aria-label="More" (click)="change(1)">+</button>
      </div>
    </ion-item>
  `,
  styles: `
    /* The same in both modes */
    .stepper {
      display: inline-flex;
      align-items: center;
      gap: var(--stepper-gap);
    }

    .stepper button {
      inline-size: 44px;
      block-size: 44px;
      border: 0;
      border-radius: var(--stepper-radius);
      background: var(--ion-color-light, #f4f5f8);
      color: var(--ion-color-light-contrast, #000000);
      font: inherit;
      font-size: 1.25rem;
    }

    .stepper output {
      min-inline-size: 2ch;
      text-align: center;
    }

    /* Only what differs */
    :host-context(.ios) .stepper {
      --stepper-gap: 2px;
      --stepper-radius: 10px;
    }

    :host-context(.md) .stepper {
      --stepper-gap: 12px;
      --stepper-radius: 50%;
    }

    :host-context(.md) .stepper button {
      background: var(--ion-color-primary);
      color: var(--ion-color-primary-contrast, #ffffff);
    }
  `,
})
export class ExampleComponent {
  readonly value = signal(2);

  change(by: number) {
    this.value.update((value) => Math.max(1, value + by));
  }
}
