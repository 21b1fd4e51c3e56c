import { Component } from '@angular/core';
import { IonButton, IonChip, IonItem, IonToggle } from '@ionic/angular/standalone';

const mix = (color: number[], other: number, share: number) =>
  `rgb(${color.map((value) => Math.round(value * (1 - share) + other * share)).join(', ')})`;

function applyPrimary(hex: string) {
  const color = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const [red, green, blue] = color.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const contrast = luminance > 0.179 ? '0, 0, 0' : '255, 255, 255';
  const values = {
    '': hex,
    '-rgb': color.join(', '),
    '-contrast': `rgb(${contrast})`,
    '-contrast-rgb': contrast,
    '-shade': mix(color, 0, 0.12),
    '-tint': mix(color, 255, 0.1),
  };
  for (const [suffix, value] of Object.entries(values)) {
    document.documentElement.style.setProperty(`--ion-color-primary${suffix}`, value);
  }
}

@Component({
  selector: 'app-example',
  imports: [IonButton, IonChip, IonItem, IonToggle],
  template: `
    <ion-item lines="none">
      <label for="brand">Brand color</label>
      <input
        #brand
        id="brand"
        type="color"
        slot="end"
        [value]="initial"
        (input)="apply(brand.value)"
      />
    </ion-item>
    <div class="ion-text-center ion-padding-vertical">
      <ion-button>Order</ion-button>
      <ion-button fill="outline">Details</ion-button>
      <ion-chip color="primary">New</ion-chip>
    </div>
    <ion-item lines="none">
      <ion-toggle [checked]="true">Newsletter</ion-toggle>
    </ion-item>
  `,
})
export class ExampleComponent {
  readonly initial = '#0f766e';
  readonly apply = applyPrimary;

  constructor() {
    applyPrimary(this.initial);
  }
}
