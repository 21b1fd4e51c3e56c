import { Component, inject, signal } from '@angular/core';
import { NonNullableFormBuilder, ReactiveFormsModule } from '@angular/forms';
import { IonButton, IonInput } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonInput, ReactiveFormsModule],
  template: `
    <form [formGroup]="form" (ngSubmit)="check()">
      <ion-input
        formControlName="postcode"
        label="Postcode"
        labelPlacement="stacked"
        inputmode="numeric"
        helperText="Five digits"
        pattern="[0-9]+"
        [required]="true"
        [minlength]="5"
        [maxlength]="5"
        [errorText]="problem()"
      />
      <ion-button type="submit" expand="block">Check</ion-button>
    </form>
  `,
})
export class ExampleComponent {
  readonly form = inject(NonNullableFormBuilder).group({ postcode: '' }, { updateOn: 'submit' });
  readonly problem = signal('');

  check() {
    this.form.markAllAsTouched();
    this.problem.set(this.problemOf());
  }

  private problemOf() {
    const { postcode } = this.form.controls;
    if (postcode.hasError('required')) return 'Enter a postcode';
    if (postcode.hasError('pattern')) return 'Use digits only';
    return postcode.hasError('minlength') ? 'Enter all five digits' : '';
  }
}
