import { Component, signal } from '@angular/core';
import { IonItem, IonLabel, IonList, IonNote } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonItem, IonLabel, IonList, IonNote],
  template: `
    <ion-list>
      @for (message of messages(); track message.from) {
        <ion-item
          [button]="true"
          [detail]="false"
          [class.read]="message.read"
          (click)="markRead(message.from)"
        >
          <ion-label>
            <h2>{{ message.from }}</h2>
            <p>{{ message.text }}</p>
          </ion-label>
          <ion-note slot="end">{{ message.time }}</ion-note>
        </ion-item>
      }
    </ion-list>
  `,
  styles: `
    ion-item:not(.read) h2 {
      font-weight: 700;
    }
  `,
})
export class ExampleComponent {
  readonly messages = signal([
    {
      from: 'Library',
      text: 'Two of your books are due back on Friday.',
      time: '9:41',
      read: false,
    },
    { from: 'Mika', text: 'Can we meet at the station?', time: '8:15', read: false },
    {
      from: 'Choir',
      text: 'Rehearsal starts half an hour later this week.',
      time: 'Mon',
      read: false,
    },
  ]);

  markRead(from: string) {
    this.messages.update((messages) =>
      messages.map((message) => (message.from === from ? { ...message, read: true } : message)),
    );
  }
}
