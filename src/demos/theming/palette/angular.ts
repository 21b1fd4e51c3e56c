import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonButton, IonChip, IonSegment, IonSegmentButton } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonButton, IonChip, IonSegment, IonSegmentButton],
  template: `
    <ion-segment [scrollable]="true" [(ngModel)]="color" aria-label="Color">
      @for (name of names; track name) {
        <ion-segment-button [value]="name">{{ name }}</ion-segment-button>
      }
    </ion-segment>

    <div class="swatches" [class]="'ion-color-' + color()">
      <span class="base">base</span>
      <span class="contrast">contrast</span>
      <span class="shade">shade</span>
      <span class="tint">tint</span>
    </div>

    <div class="samples">
      <ion-button [color]="color()">Solid</ion-button>
      <ion-button [color]="color()" fill="outline">Outline</ion-button>
      <ion-chip [color]="color()">Chip</ion-chip>
    </div>
  `,
  styles: `
    .swatches {
      display: grid;
      grid-template-columns: repeat(4, 1fr);
      overflow: hidden;
      border: 1px solid var(--ion-color-base);
      border-radius: 12px;
      margin-block: 16px;
      text-align: center;
    }

    .samples {
      display: flex;
      align-items: center;
      justify-content: center;
    }

    .swatches span {
      padding: 24px 4px;
      font-size: 0.875rem;
    }

    .base {
      background: var(--ion-color-base);
      color: var(--ion-color-contrast);
    }

    .contrast {
      background: var(--ion-color-contrast);
      color: var(--ion-color-base);
    }

    .shade {
      background: var(--ion-color-shade);
      color: var(--ion-color-contrast);
    }

    .tint {
      background: var(--ion-color-tint);
      color: var(--ion-color-contrast);
    }
  `,
})
export class ExampleComponent {
  readonly names = [
    'primary',
    'secondary',
    'tertiary',
    'success',
    'warning',
    'danger',
    'light',
    'medium',
    'dark',
  ];
  readonly color = signal('primary');
}
