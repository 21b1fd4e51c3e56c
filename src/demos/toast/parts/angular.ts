import { Component } from '@angular/core';
import { IonButton, IonContent, IonToast } from '@ionic/angular/standalone';
import type { ToastButton } from '@ionic/core';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonToast],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="water" expand="block">Water the plants</ion-button>
      <ion-toast
        class="garden"
        trigger="water"
        message="Next time in two days."
        [buttons]="buttons"
      />
    </ion-content>
  `,
  styles: `
    ion-toast.garden::part(container) {
      padding-inline: 8px;
      border-inline-start: 6px solid #65a30d;
    }

    ion-toast.garden::part(message) {
      font-style: italic;
    }

    ion-toast.garden::part(button) {
      color: inherit;
      font-weight: 700;
    }

    ion-toast.garden::part(cancel) {
      text-decoration: underline;
    }
  `,
})
export class ExampleComponent {
  readonly buttons: ToastButton[] = [
    { text: 'Remind me', role: 'remind' },
    { text: 'Close', role: 'cancel' },
  ];
}
