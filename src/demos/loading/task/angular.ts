import { Component, signal } from '@angular/core';
import { IonButton, IonContent, IonLoading, IonText } from '@ionic/angular/standalone';

const send = () => new Promise((resolve) => setTimeout(resolve, 1500));

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonLoading, IonText],
  template: `
    <ion-content class="ion-padding">
      <ion-button expand="block" (click)="onSend()">Send report</ion-button>
      <p role="status">
        <ion-text [color]="sent() ? 'primary' : undefined">
          {{ sent() ? 'The report is sent.' : 'Not sent yet.' }}
        </ion-text>
      </p>
      <ion-loading message="Sending…" [isOpen]="sending()" />
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly sending = signal(false);
  readonly sent = signal(false);

  async onSend() {
    this.sending.set(true);
    try {
      await send();
      this.sent.set(true);
    } finally {
      this.sending.set(false);
    }
  }
}
