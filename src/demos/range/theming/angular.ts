import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonRange } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonRange],
  template: `
    <ion-range
      class="thick"
      label="Daily goal"
      labelPlacement="stacked"
      [pin]="true"
      [(ngModel)]="goal"
    />
  `,
  styles: `
    .thick {
      --bar-height: 10px;
      --bar-border-radius: 5px;
      --bar-background: rgb(128 128 128 / 30%);
      --bar-background-active: linear-gradient(90deg, #0ea5e9, #7c3aed);
      --knob-size: 28px;
      --knob-background: #ffffff;
      --knob-box-shadow: 0 0 0 4px #7c3aed;
      --pin-background: #7c3aed;
      --pin-color: #ffffff;
    }

    .thick::part(pin) {
      border-radius: 8px;
    }

    .thick::part(pin)::before {
      display: none;
    }
  `,
})
export class ExampleComponent {
  readonly goal = signal(30);
}
