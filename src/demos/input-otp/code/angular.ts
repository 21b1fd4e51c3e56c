import { Component, signal, viewChild } from '@angular/core';
import { IonInputOtp, type InputOtpCompleteEventDetail } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonInputOtp],
  template: `
    <p class="ion-text-center">Enter the code from the message.</p>
    <ion-input-otp
      size="small"
      separators="3"
      aria-label="Code from the message"
      [length]="6"
      [value]="code()"
      (ionInput)="code.set($event.detail.value ?? '')"
      (ionComplete)="check($event)"
    >
      <span>No message? <a href="#again" (click)="sendAgain($event)">Send it again</a></span>
    </ion-input-otp>
    <p class="ion-text-center">
      <output>{{ status() }}</output>
    </p>
  `,
})
export class ExampleComponent {
  readonly otp = viewChild.required(IonInputOtp);
  readonly code = signal('');
  readonly status = signal('');

  check({ detail }: CustomEvent<InputOtpCompleteEventDetail>) {
    this.status.set(`Checking ${detail.value} …`);
  }

  sendAgain(event: Event) {
    event.preventDefault();
    this.code.set('');
    this.status.set('Sent again.');
    void this.otp().setFocus(0);
  }
}
