import { Component } from '@angular/core';
import { IonDatetime } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonDatetime],
  template: `
    <ion-datetime
      presentation="date"
      locale="en-US"
      value="2026-04-15"
      dayValues="1,15"
      monthValues="1,4,7,10"
      yearValues="2026,2027,2028"
      style="margin: 0 auto"
      [preferWheel]="true"
    />
  `,
})
export class ExampleComponent {}
