import { Component, signal } from '@angular/core';
import { IonButton, IonContent, IonText, IonToast } from '@ionic/angular/standalone';
import type { ToastButton } from '@ionic/core';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonText, IonToast],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="call" expand="block">Call the ferry</ion-button>
      <p>
        <ion-text [color]="role() ? 'primary' : undefined">
          {{ role() ? 'Role: ' + role() : 'How did the toast close?' }}
        </ion-text>
      </p>
      <ion-toast
        trigger="call"
        message="The ferry is coming."
        [duration]="3000"
        swipeGesture="vertical"
        [buttons]="buttons"
        (didDismiss)="role.set($event.detail.role)"
      />
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly role = signal<string | undefined>(undefined);
  readonly buttons: ToastButton[] = [
    { text: 'Thanks', role: 'thanks' },
    { text: 'Close', role: 'cancel' },
  ];
}
