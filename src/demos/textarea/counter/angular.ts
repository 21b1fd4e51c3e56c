import { Component } from '@angular/core';
import { IonTextarea } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonTextarea],
  template: `
    <ion-textarea
      label="About the flat"
      labelPlacement="stacked"
      helperText="At most 160 characters"
      [maxlength]="160"
      [rows]="3"
      [counter]="true"
      [counterFormatter]="left"
    />
  `,
})
export class ExampleComponent {
  readonly left = (length: number, max: number) => `${max - length} left`;
}
