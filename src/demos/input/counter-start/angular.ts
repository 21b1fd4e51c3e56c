import { Component, ViewEncapsulation } from '@angular/core';
import { IonInput } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonInput],
  template: `
    <ion-input
      class="counter-start"
      label="Title"
      labelPlacement="stacked"
      [counter]="true"
      [maxlength]="20"
    />
  `,
  styles: `
    /* Doubled, since the rules of the component weigh two classes of its own */
    ion-input.counter-start .input-bottom.input-bottom {
      justify-content: flex-start;
    }

    ion-input.counter-start .input-bottom.input-bottom .counter.counter {
      margin-inline-start: 0;
      padding-inline-start: 0;
    }
  `,
  // The rules reach into the component, which has no shadow root
  encapsulation: ViewEncapsulation.None,
})
export class ExampleComponent {}
