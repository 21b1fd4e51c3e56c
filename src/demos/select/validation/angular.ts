import { Component } from '@angular/core';
import { FormControl, ReactiveFormsModule, Validators } from '@angular/forms';
import { IonButton, IonContent, IonSelect, IonSelectOption } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonSelect, IonSelectOption, ReactiveFormsModule],
  template: `
    <ion-content class="ion-padding">
      <ion-select
        label="Country"
        labelPlacement="stacked"
        placeholder="Choose"
        helperText="Where the parcel goes."
        errorText="Choose a country."
        [required]="true"
        [formControl]="country"
      >
        <ion-select-option value="jp">Japan</ion-select-option>
        <ion-select-option value="ke">Kenya</ion-select-option>
      </ion-select>
      <ion-button class="ion-margin-top" expand="block" (click)="country.markAsTouched()">
        Continue
      </ion-button>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly country = new FormControl<string | null>(null, Validators.required);
}
