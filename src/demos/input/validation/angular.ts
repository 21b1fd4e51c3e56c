import { Component } from '@angular/core';
import { FormControl, ReactiveFormsModule, Validators } from '@angular/forms';
import { IonInput } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonInput, ReactiveFormsModule],
  template: `
    <!-- The form directives set ion-invalid, ion-valid and ion-touched -->
    <ion-input
      type="email"
      label="Email"
      labelPlacement="stacked"
      placeholder="kim@example.com"
      helperText="For the receipt"
      errorText="Enter an address such as kim@example.com"
      [formControl]="email"
    />
  `,
})
export class ExampleComponent {
  readonly email = new FormControl('', {
    nonNullable: true,
    validators: [Validators.required, Validators.pattern(/^\S+@\S+\.\S+$/)],
  });
}
