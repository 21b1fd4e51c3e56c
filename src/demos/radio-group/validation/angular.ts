import { Component, inject } from '@angular/core';
import { NonNullableFormBuilder, ReactiveFormsModule, Validators } from '@angular/forms';
import { IonButton, IonItem, IonRadio, IonRadioGroup } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonItem, IonRadio, IonRadioGroup, ReactiveFormsModule],
  template: `
    <form [formGroup]="form" (ngSubmit)="form.markAllAsTouched()">
      <ion-radio-group
        formControlName="payment"
        aria-label="Payment"
        helperText="Nothing is charged yet."
        errorText="Choose how you want to pay."
      >
        <ion-item>
          <ion-radio value="card" justify="space-between">Card</ion-radio>
        </ion-item>
        <ion-item>
          <ion-radio value="transfer" justify="space-between">Bank transfer</ion-radio>
        </ion-item>
      </ion-radio-group>
      <ion-button type="submit" expand="block" class="ion-margin-top">Continue</ion-button>
    </form>
  `,
})
export class ExampleComponent {
  readonly form = inject(NonNullableFormBuilder).group({
    payment: ['', Validators.required],
  });
}
