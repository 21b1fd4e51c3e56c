import { Component, signal } from '@angular/core';
import { IonButton, IonContent, IonText, IonToast } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonText, IonToast],
  template: `
    <ion-content class="ion-padding">
      <ion-button expand="block" (click)="send()">Send the photos</ion-button>
      <p>
        <ion-text [color]="sent() ? 'primary' : undefined">
          {{ sent() ? 'The photos are sent.' : 'Three photos are ready.' }}
        </ion-text>
      </p>
      <ion-toast message="Sending three photos…" position="bottom" [isOpen]="sending()" />
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly sending = signal(false);
  readonly sent = signal(false);

  async send() {
    this.sending.set(true);
    // Stands in for a request
    await new Promise((resolve) => setTimeout(resolve, 2000));
    this.sending.set(false);
    this.sent.set(true);
  }
}
