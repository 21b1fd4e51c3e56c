import { Component } from '@angular/core';
import { FormControl, ReactiveFormsModule, Validators } from '@angular/forms';
import { IonTextarea } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonTextarea, ReactiveFormsModule],
  template: `
    <!-- The form directives set ion-invalid, ion-valid and ion-touched -->
    <ion-textarea
      label="What happened?"
      labelPlacement="stacked"
      helperText="What you did, and what you saw"
      errorText="Please write at least 20 characters"
      [rows]="3"
      [formControl]="report"
    />
  `,
})
export class ExampleComponent {
  readonly report = new FormControl('', {
    nonNullable: true,
    validators: [Validators.required, Validators.minLength(20)],
  });
}
