import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonButton, IonIcon, IonTextarea } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { send } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonButton, IonIcon, IonTextarea],
  template: `
    <ion-textarea mode="md" fill="solid" label="Notes" labelPlacement="floating" [rows]="2" />
    <ion-textarea
      class="ion-margin-top"
      mode="md"
      fill="outline"
      shape="round"
      aria-label="Message"
      placeholder="Message"
      [autoGrow]="true"
      [rows]="1"
      [(ngModel)]="message"
    >
      <ion-button slot="end" fill="clear" aria-label="Send" (click)="submit()">
        <ion-icon slot="icon-only" name="send" aria-hidden="true" />
      </ion-button>
    </ion-textarea>
    <p>
      <output>{{ sent() }}</output>
    </p>
  `,
})
export class ExampleComponent {
  readonly message = signal('');
  readonly sent = signal('');

  constructor() {
    addIcons({ send });
  }

  submit() {
    if (!this.message()) return;
    this.sent.set(`Sent: ${this.message()}`);
    this.message.set('');
  }
}
