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
        header="Opening hours"
        cssClass="hours-alert"
        [message]="message"
        [buttons]="buttons"
      />
    </ion-content>
  `,
  styles: `
    ion-alert.hours-alert {
      --background: var(--ion-color-tertiary);
      --max-width: 300px;
      --width: 90%;
      --backdrop-opacity: 0.6;
    }

    ion-alert.hours-alert .alert-title,
    ion-alert.hours-alert .alert-message,
    ion-alert.hours-alert .alert-button {
      color: var(--ion-color-tertiary-contrast);
    }

    ion-alert.hours-alert .alert-message {
      text-align: start;
      white-space: pre-line;
    }
  `,
})
export class ExampleComponent {
  readonly message = 'Monday to Friday: 9 to 18\nSaturday: 10 to 14\nSunday: closed';
  readonly buttons = ['Close'];
}
