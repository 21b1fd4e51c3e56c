import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonRadio, IonRadioGroup } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonRadio, IonRadioGroup],
  template: `
    <ion-radio-group [(ngModel)]="size" aria-label="Size">
      <div class="sizes">
        <ion-radio value="small" labelPlacement="end">Small</ion-radio>
        <ion-radio value="medium" labelPlacement="end">Medium</ion-radio>
        <ion-radio value="large" labelPlacement="end">Large</ion-radio>
      </div>
    </ion-radio-group>
  `,
  styles: `
    .sizes {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: 24px;
    }

    .sizes ion-radio {
      --border-radius: 6px;
      --inner-border-radius: 3px;
      --color: #8a8f98;
      --color-checked: #c2410c;
    }

    .sizes ion-radio::part(container) {
      width: 24px;
      height: 24px;
      border: 2px solid #8a8f98;
      border-radius: 6px;
    }

    .sizes ion-radio.radio-checked::part(container) {
      border-color: #c2410c;
    }

    .sizes ion-radio::part(mark) {
      width: 12px;
      height: 12px;
      border: none;
      border-radius: 3px;
      background: #c2410c;
      transform: scale(0);
    }

    .sizes ion-radio.radio-checked::part(mark) {
      transform: none;
    }
  `,
})
export class ExampleComponent {
  readonly size = signal('medium');
}
