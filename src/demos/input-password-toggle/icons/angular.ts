import { Component } from '@angular/core';
import { IonInput, IonInputPasswordToggle } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { lockClosed, lockOpen } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonInput, IonInputPasswordToggle],
  template: `
    <ion-input
      type="password"
      label="Door code"
      labelPlacement="stacked"
      autocomplete="off"
      value="4711"
      [clearOnEdit]="false"
    >
      <ion-input-password-toggle
        slot="end"
        color="tertiary"
        showIcon="lock-closed"
        hideIcon="lock-open"
      />
    </ion-input>
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ lockClosed, lockOpen });
  }
}
