import { Component } from '@angular/core';
import { IonInputOtp } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonInputOtp],
  template: `
    <ion-input-otp size="small" [disabled]="true" value="1234" aria-label="Disabled code" />
    <ion-input-otp size="small" [readonly]="true" value="1234" aria-label="Read-only code" />
    <ion-input-otp
      size="small"
      class="ion-invalid ion-touched"
      value="1234"
      aria-label="Wrong code"
    >
      This code is wrong.
    </ion-input-otp>
    <ion-input-otp size="small" class="ion-valid" value="8214" aria-label="Right code">
      This code is right.
    </ion-input-otp>
  `,
})
export class ExampleComponent {}
