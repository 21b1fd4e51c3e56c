import { Component } from '@angular/core';
import { IonInputOtp } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonInputOtp],
  template: `
    <ion-input-otp shape="rectangular" value="12" aria-label="Rectangular">
      Rectangular
    </ion-input-otp>
    <ion-input-otp
      shape="soft"
      fill="solid"
      size="small"
      value="12"
      aria-label="Soft, solid and small"
    >
      Soft, solid and small
    </ion-input-otp>
    <ion-input-otp
      type="text"
      pattern="[A-Z0-9]"
      autocapitalize="characters"
      separators="all"
      size="large"
      color="success"
      aria-label="Capital letters and digits"
    >
      Capital letters and digits
    </ion-input-otp>
  `,
})
export class ExampleComponent {}
