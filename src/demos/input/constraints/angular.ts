import { Component, signal } from '@angular/core';
import { IonButton, IonInput } from '@ionic/angular/standalone';

function problemOf({ valueMissing, patternMismatch, tooShort }: ValidityState) {
  if (valueMissing) return 'Enter a postcode';
  if (patternMismatch) return 'Use digits only';
  return tooShort ? 'Enter all five digits' : '';
}

@Component({
  selector: 'app-example',
  imports: [IonButton, IonInput],
  template: `
    <ion-input
      #input
      label="Postcode"
      labelPlacement="stacked"
      inputmode="numeric"
      helperText="Five digits"
      pattern="[0-9]+"
      [required]="true"
      [minlength]="5"
      [maxlength]="5"
      [errorText]="problem()"
      [class.ion-touched]="checked()"
      [class.ion-invalid]="checked() && problem()"
      [class.ion-valid]="checked() && !problem()"
    />
    <ion-button expand="block" (click)="check(input)">Check</ion-button>
  `,
})
export class ExampleComponent {
  readonly checked = signal(false);
  readonly problem = signal('');

  async check(input: IonInput) {
    const { validity } = await input.getInputElement();
    this.problem.set(problemOf(validity));
    this.checked.set(true);
  }
}
