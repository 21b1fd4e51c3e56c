import { Component } from '@angular/core';
import { IonSpinner } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonSpinner],
  template: `
    <div class="spinners">
      <ion-spinner name="circular" aria-label="Loading" color="danger" />
      <ion-spinner name="dots" aria-label="Loading" color="success" />
      <ion-spinner name="crescent" aria-label="Loading" class="own" />
      <ion-spinner name="lines" aria-label="Loading" class="small" />
      <ion-spinner name="circular" aria-label="Loading" class="large" />
    </div>
  `,
  styles: `
    .spinners {
      display: flex;
      align-items: center;
      justify-content: space-evenly;
    }

    .own {
      --color: #d946ef;
    }

    .small {
      width: 16px;
      height: 16px;
    }

    .large {
      width: 72px;
      height: 72px;
    }
  `,
})
export class ExampleComponent {}
