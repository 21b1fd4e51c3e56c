import { Component, signal } from '@angular/core';
import { IonInput } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonInput],
  template: `
    <ion-input
      label="Place"
      labelPlacement="stacked"
      placeholder="Lisbon"
      helperText="Reported after a pause of 600 milliseconds"
      [debounce]="600"
      (ionInput)="place.set($event.detail.value ?? '')"
    />
    <p>
      <code>ionInput</code>: <output>{{ place() || 'nothing yet' }}</output>
    </p>
  `,
})
export class ExampleComponent {
  readonly place = signal('');
}
