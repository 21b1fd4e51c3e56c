import { Component, inject } from '@angular/core';
import { NonNullableFormBuilder, ReactiveFormsModule, Validators } from '@angular/forms';
import { IonButton, IonCheckbox } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonCheckbox, ReactiveFormsModule],
  template: `
    <form [formGroup]="form" (ngSubmit)="form.markAllAsTouched()">
      <ion-checkbox
        formControlName="terms"
        labelPlacement="end"
        justify="start"
        helperText="You can read them again in the settings"
        errorText="Required to create an account"
      >
        I accept the terms
      </ion-checkbox>
      <ion-button type="submit" class="ion-margin-top">Create account</ion-button>
    </form>
  `,
})
export class ExampleComponent {
  readonly form = inject(NonNullableFormBuilder).group({
    terms: [false, Validators.requiredTrue],
  });
}
