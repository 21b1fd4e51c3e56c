import { Component, ViewEncapsulation } from '@angular/core';
import { IonAlert, IonButton, IonContent } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonAlert, IonButton, IonContent],
  // The alert leaves this component when it opens
  encapsulation: ViewEncapsulation.None,
  template: `
    <ion-content class="ion-padding">
      <ion-button id="hours" expand="block">Opening hours</ion-button>
      <ion-alert
        trigger="hours"
        header="Library"
        subHeader="Opening hours"
        cssClass="lines"
        [message]="message"
        [buttons]="['Close']"
      />
    </ion-content>
  `,
  styles: `
    ion-alert.lines .alert-message {
      white-space: pre-line;
    }
  `,
})
export class ExampleComponent {
  readonly message = [
    'Open on weekdays from 9 to 18.',
    'Open on Saturday from 10 to 14.',
    'Closed on Sunday.',
  ].join('\n');
}
