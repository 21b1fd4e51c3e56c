import { Component, signal } from '@angular/core';
import { IonButton, IonItem, IonList, IonText, IonToggle } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonItem, IonList, IonText, IonToggle],
  template: `
    <form #form (submit)="send($event, form)">
      <ion-list>
        <ion-item>
          <ion-toggle name="newsletter" value="weekly" [checked]="true">Newsletter</ion-toggle>
        </ion-item>
        <ion-item>
          <ion-toggle name="offers" value="all">Offers</ion-toggle>
        </ion-item>
      </ion-list>
      <ion-button type="submit" expand="block" class="ion-margin-top">Send</ion-button>
    </form>
    <p>
      <ion-text [color]="sent() ? 'primary' : undefined">
        {{ sent() || 'Nothing sent yet.' }}
      </ion-text>
    </p>
  `,
})
export class ExampleComponent {
  readonly sent = signal('');

  send(event: Event, form: HTMLFormElement) {
    event.preventDefault();
    const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    this.sent.set(new URLSearchParams(pairs).toString());
  }
}
