import { Component, signal } from '@angular/core';
import { IonButton, IonContent, IonLoading, IonText } from '@ionic/angular/standalone';

// Stands in for the work
const work = () => new Promise((resolve) => setTimeout(resolve, 800));

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonLoading, IonText],
  template: `
    <ion-content class="ion-padding">
      <ion-button expand="block" (click)="run()">Export photos</ion-button>
      <p role="status">
        <ion-text [color]="done() ? 'primary' : undefined">
          {{ done() ? 'Three photos are exported.' : 'Nothing is exported.' }}
        </ion-text>
      </p>
      <ion-loading [message]="message()" [isOpen]="open()" />
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly message = signal('Photo 1 of 3');
  readonly open = signal(false);
  readonly done = signal(false);

  async run() {
    this.message.set('Photo 1 of 3');
    this.open.set(true);
    await work();
    this.message.set('Photo 2 of 3');
    await work();
    this.message.set('Photo 3 of 3');
    await work();
    this.open.set(false);
    this.done.set(true);
  }
}
