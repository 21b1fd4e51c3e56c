import { Component } from '@angular/core';
import { IonInput } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonInput],
  template: `
    <ion-input label="Title" labelPlacement="stacked" [maxlength]="40" [counter]="true" />
    <ion-input
      label="Place"
      labelPlacement="stacked"
      helperText="As people know it"
      [maxlength]="20"
      [counter]="true"
      [counterFormatter]="left"
    />
  `,
})
export class ExampleComponent {
  readonly left = (length: number, max: number) => `${max - length} left`;
}
