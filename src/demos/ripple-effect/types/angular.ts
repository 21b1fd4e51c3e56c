import { Component, signal } from '@angular/core';
import { IonIcon, IonRippleEffect } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { heart } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonIcon, IonRippleEffect],
  template: `
    <div class="surfaces">
      <button type="button" class="surface ion-activatable" (click)="press()">
        Bounded
        <ion-ripple-effect />
      </button>
      <button type="button" class="surface tinted ion-activatable" (click)="press()">
        Colored
        <ion-ripple-effect />
      </button>
      <button type="button" class="round ion-activatable" aria-label="Unbounded" (click)="press()">
        <ion-icon name="heart" aria-hidden="true" />
        <ion-ripple-effect type="unbounded" />
      </button>
    </div>
    <p class="ion-text-center">
      {{ presses() === 0 ? 'Press one of them.' : 'Presses: ' + presses() }}
    </p>
  `,
  styles: `
    .surfaces {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-evenly;
      gap: 16px;
    }

    .surface,
    .round {
      position: relative;
      border: 1px solid currentColor;
      background: none;
      color: inherit;
      font: inherit;
    }

    .surface {
      min-width: 112px;
      height: 72px;
      border-radius: 12px;
      overflow: hidden;
    }

    .round {
      width: 48px;
      height: 48px;
      border-color: transparent;
      border-radius: 50%;
      font-size: 24px;
    }

    .tinted ion-ripple-effect {
      color: #d946ef;
    }
  `,
})
export class ExampleComponent {
  readonly presses = signal(0);

  constructor() {
    addIcons({ heart });
  }

  press() {
    this.presses.update((presses) => presses + 1);
  }
}
