import { Component } from '@angular/core';
import { IonTextarea } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonTextarea],
  template: `
    <ion-textarea
      label="Shopping list"
      labelPlacement="stacked"
      helperText="One thing per line"
      [autoGrow]="true"
      [rows]="2"
    />
  `,
})
export class ExampleComponent {}
