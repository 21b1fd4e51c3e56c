import { Component } from '@angular/core';
import { IonInputOtp } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonInputOtp],
  template: `
    <ion-input-otp
      class="violet"
      fill="solid"
      separators="2"
      value="1234"
      aria-label="Code from the message"
    />
  `,
  styles: `
    ion-input-otp.violet.input-otp-fill-solid {
      --background: #ede9fe;
      --color: #4c1d95;
      --border-color: #a78bfa;
      --border-radius: 12px;
      --highlight-color-focused: #7c3aed;
      --separator-color: #7c3aed;
      --separator-width: 12px;
      --separator-height: 4px;
    }
  `,
})
export class ExampleComponent {}
