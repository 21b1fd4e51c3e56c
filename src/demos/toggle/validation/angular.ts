import { Component, inject } from '@angular/core';
import { NonNullableFormBuilder, ReactiveFormsModule, Validators } from '@angular/forms';
import { IonButton, IonToggle } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonToggle, ReactiveFormsModule],
  template: `
    <form [formGroup]="form" (ngSubmit)="form.markAllAsTouched()">
      <ion-toggle
        formControlName="consent"
        justify="space-between"
        [required]="true"
        helperText="You can withdraw it at any time."
        errorText="Without consent the form cannot be sent."
      >
        Store my answers
      </ion-toggle>
      <ion-button type="submit" expand="block" class="ion-margin-top">Send</ion-button>
    </form>
  `,
})
export class ExampleComponent {
  readonly form = inject(NonNullableFormBuilder).group({
    consent: [false, Validators.requiredTrue],
  });
}
