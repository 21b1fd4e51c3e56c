import { Component, ViewEncapsulation } from '@angular/core';
import { IonBadge, IonButton, IonChip, IonProgressBar } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonBadge, IonButton, IonChip, IonProgressBar],
  // In an app these rules are in src/theme/variables.css
  encapsulation: ViewEncapsulation.None,
  template: `
    <div class="ion-text-center">
      <ion-button color="brand">Button</ion-button>
      <ion-button color="brand" fill="outline">Outline</ion-button>
      <ion-chip color="brand">Chip</ion-chip>
      <ion-badge color="brand">Badge</ion-badge>
    </div>
    <ion-progress-bar color="brand" [value]="0.6" aria-label="Progress" />
  `,
  styles: `
    :root {
      --ion-color-brand: #0f766e;
      --ion-color-brand-rgb: 15, 118, 110;
      --ion-color-brand-contrast: #ffffff;
      --ion-color-brand-contrast-rgb: 255, 255, 255;
      --ion-color-brand-shade: #0d6861;
      --ion-color-brand-tint: #27847d;
    }

    @media (prefers-color-scheme: dark) {
      :root {
        --ion-color-brand: #2dd4bf;
        --ion-color-brand-rgb: 45, 212, 191;
        --ion-color-brand-contrast: #000000;
        --ion-color-brand-contrast-rgb: 0, 0, 0;
        --ion-color-brand-shade: #28bba8;
        --ion-color-brand-tint: #42d8c5;
      }
    }

    .ion-color-brand {
      --ion-color-base: var(--ion-color-brand);
      --ion-color-base-rgb: var(--ion-color-brand-rgb);
      --ion-color-contrast: var(--ion-color-brand-contrast);
      --ion-color-contrast-rgb: var(--ion-color-brand-contrast-rgb);
      --ion-color-shade: var(--ion-color-brand-shade);
      --ion-color-tint: var(--ion-color-brand-tint);
    }
  `,
})
export class ExampleComponent {}
