import { Component } from '@angular/core';
import { IonContent } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonContent],
  template: `
    <ion-content>
      <h2>Evening</h2>
      <p>
        The gradient belongs to the part <code>background</code>, so it stays in place while the
        text scrolls over it.
      </p>
      <p>Keep an eye on the contrast over its whole length.</p>
      <p>Padding is set by custom properties, since the scroll area fills the host.</p>
      <p>The host's own padding would have no effect on it.</p>
    </ion-content>
  `,
  styles: `
    ion-content {
      --background: linear-gradient(160deg, #16324f, #5b2a6e);
      --color: #ffffff;
      --padding-top: 24px;
      --padding-end: 24px;
      --padding-bottom: 24px;
      --padding-start: 24px;
    }

    ion-content::part(scroll) {
      line-height: 1.6;
    }
  `,
})
export class ExampleComponent {}
